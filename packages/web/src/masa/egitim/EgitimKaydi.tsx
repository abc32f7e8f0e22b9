import type { EgitimKarti, EgitimKatilimciSatiri } from '@masabasi/core/masa/egitim/contract';
import { EGITIM_SURECI, egitimAcik, type EgitimDurumu, egitimSuresi } from '@masabasi/core/masa/egitim/rules';
import { paraYaz } from '@masabasi/core/platform/money/para';
import { kayitYolu, SAYFA } from '@masabasi/core/platform/screen/sayfa';
import { istanbulSaati, zamanYaz } from '@masabasi/core/platform/time/tarih';
import { Button, Flex, Text } from '@mantine/core';
import IconCertificate from '~icons/tabler/certificate';
import IconCircle from '~icons/tabler/circle';
import IconCircleCheck from '~icons/tabler/circle-check';
import { useState } from 'react';
import { egitim as oda } from '../../calls/egitim.ts';
import { MusteriBagi } from '../../musteri/musteri/MusteriBagi.tsx';
import { useAction, useEndpoint } from '../../platform/call/api.ts';
import { gecisIsleri } from '../../platform/hareket/gecisIsleri.ts';
import { Gecmis, hareketSatiri } from '../../platform/hareket/Gecmis.tsx';
import { dosyayiIndir } from '../../platform/call/indir.ts';
import { RenkliAd } from '../../platform/tanim/RenkliAd.tsx';
import { useAcildi } from '../../platform/list/sonAcilan.ts';
import { useBen } from '../../platform/session/oturum.ts';
import { RecordLink } from '../../ui/RecordLink.tsx';
import {
  type RecordAct,
  type RecordFact,
  type RecordFigure,
  type RecordPeek,
  RecordView,
} from '../../ui/RecordView.tsx';
import { Section } from '../../ui/Section.tsx';
import { type Column, Table } from '../../ui/Table.tsx';
import { onDemand } from '../../ui/onDemand.tsx';
import { useHakkindaYaz } from '../../kisi/yazisma/useHakkindaYaz.tsx';
import { PlainList } from '../../ui/PlainList.tsx';

const EgitimDialog = onDemand(() => import('./EgitimDialog.tsx'));
const EgitimDurumDialog = onDemand(() => import('./EgitimDurumDialog.tsx'));

export interface EgitimKaydiProps {
  readonly Id: number;
  /** Opens another training in the same place. */
  readonly onAc: (Id: number) => void;
  /** Absent: the training is the page. */
  readonly peek?: RecordPeek;
}

const aralik = (bas: string | null, bit: string | null): string =>
  bas === null || bit === null ? '' : `${zamanYaz(bas)}–${istanbulSaati(bit)}`;

const rakamlari = (e: EgitimKarti): readonly RecordFigure[] => [
  e.Baslama_Zamani === null
    ? { label: 'Planlanan', value: aralik(e.Planlanan_Baslama, e.Planlanan_Bitis) || 'Günü belli değil' }
    : { label: 'Yapılan', value: aralik(e.Baslama_Zamani, e.Bitis_Zamani) },
  { label: 'Eğitmen', value: e.Egitmen ?? 'Seçilmedi' },
  { label: 'Süre', value: e.Sure === null ? '–' : egitimSuresi(e.Sure) },
];

const egitimBagi = (Id: number, ad: string, onAc: (Id: number) => void) => (
  <RecordLink key={ad} to={kayitYolu(SAYFA.egitim[0], Id)} onOpen={() => onAc(Id)}>
    {ad}
  </RecordLink>
);

const bilgileri = (e: EgitimKarti, onAc: (Id: number) => void): readonly RecordFact[] => [
  ['Müşteri', <MusteriBagi key="musteri" Id={e.MusteriId} ad={e.Musteri} />],
  ['Ürün', e.Proje],
  ['Tür', e.EgitimTur],
  ['Planlandığı', e.Baslama_Zamani !== null && aralik(e.Planlanan_Baslama, e.Planlanan_Bitis)],
  ['Yer', e.Yer],
  [
    'Bağlantı Adresi',
    e.Link !== null && (
      <a key="link" href={e.Link} target="_blank" rel="noreferrer noopener">
        {e.Link}
      </a>
    ),
  ],
  ['Lisans', e.LisansNo],
  ['Ücret', e.Ucretli ? paraYaz(e.Tutar, 'TRY') : 'Ücretsiz'],
  ['İsteyen', e.Acan],
  ['Erteleme Nedeni', e.ErtelemeNeden],
  ['Tekrarladığı', e.OncekiId !== null && egitimBagi(e.OncekiId, 'Önceki eğitimi aç', onAc)],
  ['Tekrarı', e.TekrarId !== null && egitimBagi(e.TekrarId, 'Tekrar eğitimini aç', onAc)],
  ['Açıklama', e.Aciklama],
];

function Konular({ konular }: { konular: EgitimKarti['Konular'] }) {
  return (
    <PlainList gap={6}>
      {konular.map((k) => (
        <Flex key={k.Metin} component="li" gap={8} align="center" c="dimmed">
          {k.Tamam ? <IconCircleCheck size={17} color="var(--ok)" aria-hidden /> : <IconCircle size={17} aria-hidden />}
          <span>
            {k.Metin}
            <span className="visually-hidden">{k.Tamam ? ', işlendi' : ', işlenmedi'}</span>
          </span>
        </Flex>
      ))}
    </PlainList>
  );
}

const katilimciSutunlari = (bitti: boolean, indir: (Id: number) => void): readonly Column<EgitimKatilimciSatiri>[] => [
  { key: 'Ad', header: 'Ad Soyad', renderCell: (k) => k.Ad },
  {
    key: 'Katildi',
    header: 'Katıldı',
    width: '96px',
    renderCell: (k) => (bitti ? (k.Katildi ? 'Evet' : 'Hayır') : '–'),
  },
  { key: 'Puan', header: 'Puan', width: '80px', align: 'right', renderCell: (k) => k.Puan },
  { key: 'SertifikaNo', header: 'Sertifika No', width: '140px', nowrap: true, renderCell: (k) => k.SertifikaNo ?? '–' },
  {
    key: 'Islem',
    header: 'İşlemler',
    width: '110px',
    actions: true,
    renderCell: (k) =>
      k.SertifikaNo !== null && (
        <Button variant="subtle" aria-label={`Sertifika: ${k.Ad}`} onClick={() => indir(k.KatilimciId)}>
          Sertifika
        </Button>
      ),
  },
];

const SERTIFIKA_SIMGESI = <IconCertificate size={16} />;

/** A training, its participants, its history, and the acts on it: over its list or on its own page. */
export default function EgitimKaydi({ Id, onAc, peek }: EgitimKaydiProps) {
  const detay = useEndpoint(oda.getEgitimDetay, { Id }, { refetchOnMount: 'always' });
  const [acik, setAcik] = useState<'duzenle' | EgitimDurumu | null>(null);
  const { acar } = useBen();
  const yaz = useHakkindaYaz('egitim', Id);
  const sertifika = useAction(oda.print_egitim_sertifika, { onSuccess: (cevap) => dosyayiIndir(cevap, 'pdf') });
  useAcildi('egitim', Id);
  const kapat = () => setAcik(null);
  const adimlari = (e: EgitimKarti) => {
    const { isler, siradaki } = gecisIsleri(EGITIM_SURECI, e, {}, { onSec: setAcik, tehlikeli: 'iptal' });
    const planla: RecordAct = {
      label: e.DurumAnahtar === 'planlandi' ? 'Düzenle' : 'Planla',
      onClick: () => setAcik('duzenle'),
    };
    const acikMi = egitimAcik(e.DurumAnahtar);
    return {
      isler: [...(acikMi ? [planla] : []), ...isler],
      // A training without a day is planned first. One that was given waits for nobody.
      siradaki: !acikMi ? null : e.DurumAnahtar === 'planlandi' ? siradaki : planla,
    };
  };
  return (
    <RecordView
      id={Id}
      of={detay}
      kind="Eğitim"
      title={({ egitim: e }) => `Eğitim: ${e.Musteri}`}
      address={acar(SAYFA.egitim[0]) ? kayitYolu(SAYFA.egitim[0], Id) : null}
      peek={peek}
      renderState={({ egitim: e }) => <RenkliAd renk={e.DurumRenk} ad={e.Durum} />}
      figures={({ egitim: e }) => rakamlari(e)}
      next={({ egitim: e }) => adimlari(e).siradaki}
      acts={({ egitim: e }) => [
        ...adimlari(e).isler,
        ...(e.Katilan > 0
          ? [
              {
                label: 'Sertifikalar',
                icon: SERTIFIKA_SIMGESI,
                busy: sertifika.isPending,
                onClick: () => sertifika.mutate({ Id }),
              },
            ]
          : []),
        ...yaz,
      ]}
      facts={({ egitim: e }) => bilgileri(e, onAc)}
      renderHistory={({ hareketlist }) => <Gecmis rows={hareketlist.map(hareketSatiri)} />}
      renderWindows={({ egitim: e, katilimcilar }) => (
        <>
          {acik === 'duzenle' && <EgitimDialog kart={e} katilimcilar={katilimcilar} onClose={kapat} />}
          {acik !== null && acik !== 'duzenle' && (
            <EgitimDurumDialog egitim={e} katilimcilar={katilimcilar} durum={acik} onAc={onAc} onClose={kapat} />
          )}
        </>
      )}
    >
      {({ egitim, katilimcilar }) => (
        <>
          <Section title="Konular">
            {egitim.Konular.length === 0 ? (
              <Text c="dimmed">Konu yazılmamış.</Text>
            ) : (
              <Konular konular={egitim.Konular} />
            )}
          </Section>
          <Section title="Katılımcılar">
            <Table
              label="Katılımcılar"
              rows={katilimcilar}
              rowKey={(k) => k.KatilimciId}
              columns={katilimciSutunlari(egitim.Bitis_Zamani !== null, (KatilimciId) =>
                sertifika.mutate({ Id, KatilimciId }),
              )}
              empty="Katılımcı yazılmamış."
            />
          </Section>
        </>
      )}
    </RecordView>
  );
}
