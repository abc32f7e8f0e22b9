import { MUSTERI_TIPLERI } from '@masabasi/core/musteri/musteri/alanlar';
import type { MusteriKarti } from '@masabasi/core/musteri/musteri/contract';
import { eFaturaYaz, konumYaz } from '@masabasi/core/musteri/musteri/rules';
import { GIZLI_ALAN_ADLARI, type GizliAlan, telefonYaz, telefonYolu } from '@masabasi/core/platform/identity/kimlik';
import { tarihYaz, zamanYaz } from '@masabasi/core/platform/time/tarih';
import { YETKI } from '@masabasi/core/platform/yetki/rules';
import { Button, Flex, Stack, Text } from '@mantine/core';
import IconBuildingBank from '~icons/tabler/building-bank';
import IconId from '~icons/tabler/id';
import IconNotes from '~icons/tabler/notes';
import IconPhone from '~icons/tabler/phone';
import { type ReactNode, useState } from 'react';
import { musteri as oda } from '../../calls/musteri.ts';
import { read } from '../../platform/call/cagri.ts';
import { haritaHizmetiVar } from '../../platform/map/harita.ts';
import { useYetkiVar } from '../../platform/session/oturum.ts';
import { Dialog } from '../../ui/Dialog.tsx';
import { Field, Fields } from '../../ui/Fields.tsx';
import { MaskedValue } from '../../ui/MaskedValue.tsx';
import { OpenButton } from '../../ui/OpenButton.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { ProviderMap } from '../../ui/ProviderMap.tsx';
import { MusteriOnaylari } from './MusteriOnaylari.tsx';

const tarih = (t: string | null) => (t === null ? null : tarihYaz(t));
const telefon = (no: string | null) => no && <a href={telefonYolu(no)}>{telefonYaz(no)}</a>;

const ACIK_YAZ: Record<GizliAlan, (s: string) => string> = {
  TCKimlikNo: (s) => s,
  DogumTarihi: tarihYaz,
  Iban: (s) => s.replace(/(.{4})(?=.)/g, '$1 '),
};

/** Coordinates: a link to the device's map, or to one in the browser. */
function Konum({ m }: { m: MusteriKarti }) {
  const yer = `${m.Enlem},${m.Boylam}`;
  const [acik, setAcik] = useState(false);
  return (
    <Flex component="span" display="inline-flex" gap="0 12px" wrap="wrap">
      <a href={`geo:${yer}?q=${yer}`}>{konumYaz(m)}</a>
      <a
        href={`https://www.openstreetmap.org/?mlat=${m.Enlem}&mlon=${m.Boylam}#map=16/${m.Enlem}/${m.Boylam}`}
        target="_blank"
        rel="noreferrer"
      >
        Haritada aç
      </a>
      {haritaHizmetiVar && <OpenButton onClick={() => setAcik(true)}>Haritada göster</OpenButton>}
      <Dialog opened={acik} onClose={() => setAcik(false)} title="Konum" width={720} readOnly>
        <ProviderMap
          label="Müşterinin konumu, harita hizmeti"
          places={[{ Id: m.Id, Ad: konumYaz(m), Enlem: m.Enlem, Boylam: m.Boylam }]}
        />
      </Dialog>
    </Flex>
  );
}

export interface MusteriBilgileriProps {
  readonly m: MusteriKarti;
  /** True: empty facts and empty cards of the page show, too. */
  readonly bosluDa: boolean;
  readonly onBosluDa: (bosluDa: boolean) => void;
}

/** The facts of a customer in a narrow column. Empty ones are hidden until the person asks for them. */
export function MusteriBilgileri({ m, bosluDa, onBosluDa }: MusteriBilgileriProps) {
  const gorebilir = useYetkiVar(YETKI.musteriKimlikGor);
  const ac = async (Alan: GizliAlan) => {
    const { Deger } = await read(oda.musteriKimlikAc, { Id: m.Id, Alan });
    return Deger && ACIK_YAZ[Alan](Deger);
  };
  const gizli = (alan: GizliAlan) => {
    const masked = m[alan];
    return (
      masked && (
        <MaskedValue
          name={GIZLI_ALAN_ADLARI[alan]}
          masked={alan === 'Iban' ? ACIK_YAZ.Iban(masked) : masked}
          reveal={gorebilir ? () => ac(alan) : undefined}
        />
      )
    );
  };
  const alan = (ad: string, deger: ReactNode) =>
    (bosluDa || (deger !== null && deger !== '')) && <Field name={ad}>{deger}</Field>;
  return (
    <>
      <Panel title="İletişim" icon={<IconPhone />} padded>
        <Fields>
          {alan('GSM', telefon(m.GSM))}
          {alan('Telefon', telefon(m.Telefon))}
          {alan('E-posta', m.Eposta && <a href={`mailto:${m.Eposta}`}>{m.Eposta}</a>)}
          {alan('Adres', [m.Adres, [m.Ilce, m.Il].filter(Boolean).join(' / ')].filter(Boolean).join('\n'))}
          {alan('Ülke', m.Ulke)}
          {alan('Konum', m.Enlem !== null && m.Boylam !== null ? <Konum m={m} /> : null)}
        </Fields>
      </Panel>
      <MusteriOnaylari musteriId={m.Id} />
      <Panel title="Kimlik" icon={<IconId />} padded>
        <Fields>
          {alan('Tip', MUSTERI_TIPLERI[m.Tip])}
          {alan('T.C. Kimlik No', gizli('TCKimlikNo'))}
          {alan('Vergi No', [m.VKN, m.VergiDairesi].filter(Boolean).join(', '))}
          {alan('Kurum', m.Kurum)}
          {alan('Branş', m.Brans)}
          {m.Tip === 1 && alan('Doğum Tarihi', gizli('DogumTarihi'))}
          {m.Tip === 1 && alan('Cinsiyet', m.Cinsiyet)}
          {m.Tip === 1 && alan('Kan Grubu', m.KanGrubu)}
        </Fields>
      </Panel>
      <Panel title="Hesap" icon={<IconBuildingBank />} padded>
        <Fields>
          {alan('Ürünler', m.Projeler.map((p) => p.Ad).join(', '))}
          {alan('Sorumlu', m.Sorumlu)}
          {alan('Bayi', m.Bayi)}
          {alan('Banka', m.Banka)}
          {alan('Hesap Türü', m.HesapTur)}
          {alan('IBAN', gizli('Iban'))}
          {alan('E-Fatura', eFaturaYaz(m))}
          {alan('Posta Kutusu Etiketi', m.PkEtiket)}
          {m.Durum === 'Ayrıldı' && alan('Ayrılma', `${tarih(m.AyrilmaTarihi)}: ${m.AyrilmaNedeni}`)}
          {m.DigerProgram !== null && alan('Diğer Program', m.DigerProgram)}
        </Fields>
      </Panel>
      {m.Notlar !== '' && (
        <Panel title="Notlar" icon={<IconNotes />} padded>
          <Text className="lines">{m.Notlar}</Text>
        </Panel>
      )}
      <Stack gap={8} align="flex-start">
        <Button variant="subtle" size="compact-sm" aria-pressed={bosluDa} onClick={() => onBosluDa(!bosluDa)}>
          {bosluDa ? 'Boş alanları gizle' : 'Boş alanları göster'}
        </Button>
        <Text px={8} fz={12} lh="18px" c="dimmed">
          {`${m.Yazan ?? 'Sistem'} açtı, ${zamanYaz(m.CreateDateTime)}`}
          {m.EditDateTime !== null && (
            <>
              <br />
              {`Son düzenleyen ${m.Duzenleyen}, ${zamanYaz(m.EditDateTime)}`}
            </>
          )}
        </Text>
      </Stack>
    </>
  );
}
