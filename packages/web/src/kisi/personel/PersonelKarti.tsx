import type { Basari } from '@masabasi/core/platform/call/endpoint';
import { telefonYaz, telefonYolu } from '@masabasi/core/platform/identity/kimlik';
import { sayiYaz } from '@masabasi/core/platform/text/metin';
import { tarihYaz, zamanYaz } from '@masabasi/core/platform/time/tarih';
import { YETKI } from '@masabasi/core/platform/yetki/rules';
import { Button, Flex, Stack } from '@mantine/core';
import IconBeach from '~icons/tabler/beach';
import IconBriefcase from '~icons/tabler/briefcase';
import IconHistory from '~icons/tabler/history';
import IconId from '~icons/tabler/id';
import IconKey from '~icons/tabler/key';
import IconPhone from '~icons/tabler/phone';
import { useState } from 'react';
import { personel as oda } from '../../calls/personel.ts';
import { useKullanici, useYetkiVar } from '../../platform/session/oturum.ts';
import { read } from '../../platform/call/cagri.ts';
import { CardGrid } from '../../ui/CardPage.tsx';
import { Chip } from '../../ui/Chip.tsx';
import { Field, Fields } from '../../ui/Fields.tsx';
import { MaskedValue } from '../../ui/MaskedValue.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { weekDaysText } from '../../ui/WeekDays.tsx';
import { onDemand } from '../../ui/onDemand.tsx';
import PersonelGecmisi, { HAFTA_TATILI } from './PersonelGecmisi.tsx';

const IkiAdimKaldirDialog = onDemand(() => import('../ikiAdim/IkiAdimKaldirDialog.tsx'));
const IzinDetayDialog = onDemand(() => import('../../izin/izin/IzinDetayDialog.tsx'));

const tarih = (t: string | null) => (t === null ? null : tarihYaz(t));
/** A calendar date in its display form. Any other text unchanged. */
const gunYaz = (s: string | null) => (s !== null && /^\d{4}-\d{2}-\d{2}$/.test(s) ? tarihYaz(s) : s);

/** A person's card, read-only (specification 2.1: user/detay). */
export function PersonelKarti({ detay }: { detay: Basari<typeof oda.personelDetay> }) {
  const { kisi: k, KimlikGorebilir, IkiAdim, DavetSonu } = detay;
  const ben = useKullanici();
  const ad = `${k.Ad} ${k.Soyad}`;
  const [acik, setAcik] = useState<'izin' | 'ikiAdim' | null>(null);
  const izinYonetir = useYetkiVar(YETKI.izinYonet);
  const izinGorur = izinYonetir || k.Id === ben.Id || ben.SorumluDepartmanlar.includes(k.DepartmanId);
  const ac = (Alan: 'TCKimlikNo' | 'DogumTarihi') =>
    KimlikGorebilir ? async () => gunYaz((await read(oda.personelKimlikAc, { Id: k.Id, Alan })).Deger) : undefined;
  return (
    <CardGrid>
      <Stack gap={16} miw={0}>
        <Panel title="Kimlik" icon={<IconId />} padded>
          <Fields>
            <Field name="Ad">{k.Ad}</Field>
            <Field name="Soyad">{k.Soyad}</Field>
            <Field name="T.C. Kimlik No">
              {k.TCKimlikNo && <MaskedValue name="T.C. kimlik no" masked={k.TCKimlikNo} reveal={ac('TCKimlikNo')} />}
            </Field>
            <Field name="Doğum Tarihi">
              {k.DogumTarihi && <MaskedValue name="Doğum tarihi" masked={k.DogumTarihi} reveal={ac('DogumTarihi')} />}
            </Field>
          </Fields>
        </Panel>
        <Panel title="İş" icon={<IconBriefcase />} padded>
          <Fields>
            <Field name="Departman">{k.Departman}</Field>
            <Field name="Grup">{k.Grup}</Field>
            <Field name="İlk İşe Giriş">{tarih(k.IseBaslama)}</Field>
            <Field name="Son İşe Giriş">{tarih(k.IseGiris)}</Field>
            <Field name="Mesai Saatleri">
              {k.MesaiBaslangic === null ? 'Departmanın saatleri' : `${k.MesaiBaslangic} – ${k.MesaiBitis}`}
            </Field>
            <Field name="Çalışma Günleri">
              {k.CalismaGunleri === null ? 'Departmanın günleri' : weekDaysText(k.CalismaGunleri)}
            </Field>
            {k.SorumluOldugu.length > 0 && <Field name="Sorumlu Olduğu">{k.SorumluOldugu.join(', ')}</Field>}
            {k.CikisTarihi !== null && <Field name="Çıkış Tarihi">{tarih(k.CikisTarihi)}</Field>}
            {k.AyrilmaNedeni !== null && <Field name="Ayrılma Nedeni">{k.AyrilmaNedeni}</Field>}
          </Fields>
        </Panel>
      </Stack>
      <Stack gap={16} miw={0}>
        <Panel title="İletişim" icon={<IconPhone />} padded>
          <Fields>
            <Field name="Telefon">{k.Telefon && <a href={telefonYolu(k.Telefon)}>{telefonYaz(k.Telefon)}</a>}</Field>
            <Field name="E-posta">{k.Eposta && <a href={`mailto:${k.Eposta}`}>{k.Eposta}</a>}</Field>
          </Fields>
        </Panel>
        <Panel
          title="İzin"
          icon={<IconBeach />}
          padded
          actions={
            izinGorur && (
              <Button size="compact-sm" variant="subtle" onClick={() => setAcik('izin')}>
                İzin Detayı
              </Button>
            )
          }
        >
          <Fields>
            <Field name="Hafta Tatili">
              {k.TatilGunleri === null ? 'İzindeki seçime göre' : HAFTA_TATILI[k.TatilGunleri]}
            </Field>
            {k.IzinAcilisi !== null && (
              <Field name={k.DevredenIzin === null ? 'Kullanılan Yıllık İzin' : 'Devreden Yıllık İzin'}>
                {`${sayiYaz(k.DevredenIzin ?? k.KullanilanIzin ?? 0)} gün (${tarihYaz(k.IzinAcilisi)})`}
              </Field>
            )}
            <Field name="Önceki Hizmet">{`${k.OncekiHizmetGun} gün`}</Field>
            <Field name="Sayılmayan Süre">{`${k.SayilmayanGun} gün`}</Field>
          </Fields>
        </Panel>
        <Panel
          title="Giriş"
          icon={<IconKey />}
          padded
          actions={
            IkiAdim &&
            k.Id !== ben.Id && (
              <Button size="compact-sm" variant="subtle" color="danger" onClick={() => setAcik('ikiAdim')}>
                İki Adımlı Girişi Kaldır
              </Button>
            )
          }
        >
          <Fields>
            <Field name="Kullanıcı Adı">{k.UserName}</Field>
            <Field name="Giriş İzni">{k.GirisIzni ? 'Var' : 'Yok'}</Field>
            <Field name="Parola">{k.ParolaVar ? (k.ParolaGecici ? 'Geçici' : 'Var') : 'Verilmemiş'}</Field>
            {DavetSonu !== null && <Field name="Davet">{`${zamanYaz(DavetSonu)} tarihine kadar bekliyor`}</Field>}
            {IkiAdim !== null && <Field name="İki Adımlı Giriş">{IkiAdim ? 'Açık' : 'Kapalı'}</Field>}
            <Field name="Son Oturum">{k.SonGiris === null ? null : zamanYaz(k.SonGiris)}</Field>
            <Field name="Roller">
              <Flex component="span" display="inline-flex" gap={4} wrap="wrap">
                {k.Roller.map((r) => (
                  <Chip key={r}>{r}</Chip>
                ))}
              </Flex>
            </Field>
          </Fields>
        </Panel>
      </Stack>
      <Panel title="Değişiklikler" icon={<IconHistory />} wide>
        <PersonelGecmisi kisiId={k.Id} />
      </Panel>
      {acik === 'izin' && <IzinDetayDialog userId={k.Id} ad={ad} onClose={() => setAcik(null)} />}
      {acik === 'ikiAdim' && <IkiAdimKaldirDialog kisiId={k.Id} ad={ad} onClose={() => setAcik(null)} />}
    </CardGrid>
  );
}
