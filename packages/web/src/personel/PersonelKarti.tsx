import type { Basari } from '@masabasi/core/endpoint';
import { telefonYaz } from '@masabasi/core/kimlik';
import type { personel as oda } from '@masabasi/core/personel/contract';
import { tarihYaz, zamanYaz } from '@masabasi/core/tarih';
import { YETKI } from '@masabasi/core/yetki/rules';
import { Button } from '@mantine/core';
import { IconBeach, IconBriefcase, IconHistory, IconId, IconKey, IconPhone } from '@tabler/icons-react';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { useKullanici, useYetkiVar } from '../oturum.ts';
import { Chip } from '../ui/Chip.tsx';
import { Panel } from '../ui/Panel.tsx';
import { weekDaysText } from '../ui/WeekDays.tsx';
import { KimlikNo } from './KimlikNo.tsx';
import PersonelGecmisi, { HAFTA_TATILI } from './PersonelGecmisi.tsx';
import css from './PersonelKarti.module.css';

const IzinDetayDialog = lazy(() => import('../izin/IzinDetayDialog.tsx'));

const Alan = ({ ad, children }: { ad: string; children: ReactNode }) => (
  <div>
    <dt>{ad}</dt>
    <dd>{children === null || children === '' ? <span className={css.soluk}>–</span> : children}</dd>
  </div>
);
const tarih = (t: string | null) => (t === null ? null : tarihYaz(t));

/** A person's card, to read (specification 2.1: user/detay). */
export function PersonelKarti({ detay }: { detay: Basari<typeof oda.personelDetay> }) {
  const { kisi: k, KimlikGorebilir } = detay;
  const ben = useKullanici();
  const [izinAcik, setIzinAcik] = useState(false);
  const izinYonetir = useYetkiVar(YETKI.izinYonet);
  const izinGorur = izinYonetir || k.Id === ben.Id || ben.SorumluDepartmanlar.includes(k.DepartmanId);
  return (
    <div className={css.kart}>
      <div className={css.sutun}>
        <Panel title="Kimlik" icon={<IconId />} padded>
          <dl className={css.alanlar}>
            <Alan ad="Ad">{k.Ad}</Alan>
            <Alan ad="Soyad">{k.Soyad}</Alan>
            <Alan ad="T.C. Kimlik No">
              {k.TCKimlikNo && <KimlikNo kisiId={k.Id} maskeli={k.TCKimlikNo} gorebilir={KimlikGorebilir} />}
            </Alan>
            <Alan ad="Doğum Tarihi">{tarih(k.DogumTarihi)}</Alan>
          </dl>
        </Panel>
        <Panel title="İş" icon={<IconBriefcase />} padded>
          <dl className={css.alanlar}>
            <Alan ad="Departman">{k.Departman}</Alan>
            <Alan ad="Grup">{k.Grup}</Alan>
            <Alan ad="İlk İşe Giriş">{tarih(k.IseBaslama)}</Alan>
            <Alan ad="Son İşe Giriş">{tarih(k.IseGiris)}</Alan>
            <Alan ad="Mesai Saatleri">
              {k.MesaiBaslangic === null ? 'Departmanın saatleri' : `${k.MesaiBaslangic} – ${k.MesaiBitis}`}
            </Alan>
            <Alan ad="Çalışma Günleri">
              {k.CalismaGunleri === null ? 'Departmanın günleri' : weekDaysText(k.CalismaGunleri)}
            </Alan>
            {k.SorumluOldugu.length > 0 && <Alan ad="Sorumlu Olduğu">{k.SorumluOldugu.join(', ')}</Alan>}
            {k.CikisTarihi !== null && <Alan ad="Çıkış Tarihi">{tarih(k.CikisTarihi)}</Alan>}
            {k.AyrilmaNedeni !== null && <Alan ad="Ayrılma Nedeni">{k.AyrilmaNedeni}</Alan>}
          </dl>
        </Panel>
      </div>
      <div className={css.sutun}>
        <Panel title="İletişim" icon={<IconPhone />} padded>
          <dl className={css.alanlar}>
            <Alan ad="Telefon">{k.Telefon && <a href={`tel:${k.Telefon}`}>{telefonYaz(k.Telefon)}</a>}</Alan>
            <Alan ad="E-posta">{k.Eposta && <a href={`mailto:${k.Eposta}`}>{k.Eposta}</a>}</Alan>
          </dl>
        </Panel>
        <Panel
          title="İzin"
          icon={<IconBeach />}
          padded
          actions={
            izinGorur && (
              <Button size="compact-sm" variant="subtle" onClick={() => setIzinAcik(true)}>
                İzin Detayı
              </Button>
            )
          }
        >
          <dl className={css.alanlar}>
            <Alan ad="Hafta Tatili">
              {k.TatilGunleri === null ? 'İzindeki seçime göre' : HAFTA_TATILI[k.TatilGunleri]}
            </Alan>
            <Alan ad="Önceki Hizmet">{`${k.OncekiHizmetGun} gün`}</Alan>
            <Alan ad="Sayılmayan Süre">{`${k.SayilmayanGun} gün`}</Alan>
          </dl>
        </Panel>
        <Panel title="Giriş" icon={<IconKey />} padded>
          <dl className={css.alanlar}>
            <Alan ad="Kullanıcı Adı">{k.UserName}</Alan>
            <Alan ad="Giriş İzni">{k.GirisIzni ? 'Var' : 'Yok'}</Alan>
            <Alan ad="Parola">{k.ParolaVar ? (k.ParolaGecici ? 'Geçici' : 'Var') : 'Verilmemiş'}</Alan>
            <Alan ad="Son Oturum">{k.SonGiris === null ? null : zamanYaz(k.SonGiris)}</Alan>
            <Alan ad="Roller">
              <span className={css.roller}>
                {k.Roller.map((r) => (
                  <Chip key={r}>{r}</Chip>
                ))}
              </span>
            </Alan>
          </dl>
        </Panel>
      </div>
      <div className={css.genis}>
        <Panel title="Değişiklikler" icon={<IconHistory />}>
          <PersonelGecmisi kisiId={k.Id} />
        </Panel>
      </div>
      <Suspense fallback={null}>
        {izinAcik && <IzinDetayDialog userId={k.Id} ad={`${k.Ad} ${k.Soyad}`} onClose={() => setIzinAcik(false)} />}
      </Suspense>
    </div>
  );
}
