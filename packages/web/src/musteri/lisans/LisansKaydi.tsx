import type { LisansHareketi, LisansKarti, LisansUyarisi } from '@masabasi/core/musteri/lisans/contract';
import { kalanYaz, LISANS_SURECI, type LisansHali, uyariYaz } from '@masabasi/core/musteri/lisans/rules';
import { paraYaz } from '@masabasi/core/platform/money/para';
import { sonDurum } from '@masabasi/core/platform/process/surec';
import { tarihYaz, zamanYaz } from '@masabasi/core/platform/time/tarih';
import { kayitYolu, SAYFA } from '@masabasi/core/platform/screen/sayfa';
import { YETKI } from '@masabasi/core/platform/yetki/rules';
import { useState } from 'react';
import { lisans as oda } from '../../calls/lisans.ts';
import { useEndpoint } from '../../platform/call/api.ts';
import { useHakkindaYaz } from '../../kisi/yazisma/useHakkindaYaz.tsx';
import { useLisansFaturasi } from '../../mali/fatura/useLisansFaturasi.ts';
import { gecisIsleri } from '../../platform/hareket/gecisIsleri.ts';
import { Gecmis, hareketSatiri } from '../../platform/hareket/Gecmis.tsx';
import { useBen, useYetkiVar } from '../../platform/session/oturum.ts';
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
import { LisansVersiyonu } from '../../is/versiyon/LisansVersiyonu.tsx';
import { TELEFON, useMedya } from '../../layout/useMedya.ts';
import { useAcildi } from '../../platform/list/sonAcilan.ts';
import { MusteriBagi } from '../musteri/MusteriBagi.tsx';
import { LisansAnahtari } from './LisansAnahtari.tsx';
import { LisansDurumEtiketi } from './LisansDurumEtiketi.tsx';

const LisansDialog = onDemand(() => import('./LisansDialog.tsx'));
const LisansYenileDialog = onDemand(() => import('./LisansYenileDialog.tsx'));
const LisansHalDialog = onDemand(() => import('./LisansHalDialog.tsx'));
const LisansDevretDialog = onDemand(() => import('./LisansDevretDialog.tsx'));

type Acik = 'duzenle' | 'yenile' | 'devret' | LisansHali;

const tarih = (t: string | null) => (t === null ? '' : tarihYaz(t));

const rakamlari = (l: LisansKarti): readonly RecordFigure[] => [
  {
    label: 'Bitiş',
    value: l.BitisTarihi === null ? 'Süresiz' : `${tarihYaz(l.BitisTarihi)} (${kalanYaz(l.KalanGun!)})`,
  },
  { label: 'Yıllık Bedel', value: paraYaz(l.YillikBedel, l.ParaBirimi) },
  { label: 'Kullanıcı', value: String(l.KullaniciSayisi) },
];

const bilgileri = (l: LisansKarti, anahtarli: boolean): readonly RecordFact[] => [
  ['Müşteri', <MusteriBagi key="musteri" Id={l.MusteriId} ad={l.Musteri} />],
  ['Ürün', l.Proje],
  ['Tür', [l.LisansTur, l.AltLisansTur].filter(Boolean).join(' · ')],
  ['Başlama', tarih(l.BaslamaTarihi)],
  ['Yenileme', l.OtomatikYenile ? `Kendiliğinden, ${l.YenilemeAy} ayda bir` : 'Elle'],
  ['Kullandığı Versiyon', <LisansVersiyonu key="versiyon" LisansId={l.Id} degisir={anahtarli && l.Hal === 'Aktif'} />],
  ['Sözleşme', l.Sozlesme],
  ['Bayi', l.Bayi],
  ['Sorumlu', l.Sorumlu],
  ...(anahtarli ? [['Lisans Anahtarı', <LisansAnahtari key="anahtar" Id={l.Id} />] as const] : []),
  ['Notlar', l.Notlar],
];

/** The change of the end date, and the payment. */
const degisim = (h: LisansHareketi, birim: string): string =>
  [
    [tarih(h.EskiBitis), tarih(h.YeniBitis)].filter(Boolean).join(' → '),
    h.Tutar === null ? '' : paraYaz(h.Tutar, birim),
  ]
    .filter(Boolean)
    .join(' · ');
const UYARILAR: readonly Column<LisansUyarisi>[] = [
  { key: 'Zaman', header: 'Zaman', width: '124px', nowrap: true, renderCell: (u) => zamanYaz(u.Zaman) },
  { key: 'Esik', header: 'Uyarı', width: '96px', renderCell: (u) => uyariYaz(u.Esik) },
  { key: 'Bitis', header: 'Bitiş', width: '90px', nowrap: true, renderCell: (u) => tarihYaz(u.BitisTarihi) },
  { key: 'Kisi', header: 'Bildirilen', width: '116px', renderCell: (u) => u.Kisi ?? 'Sorumlusu yok' },
  { key: 'Eposta', header: 'Müşteriye', renderCell: (u) => u.MusteriEposta ?? 'Yazılmadı' },
];

export interface LisansKaydiProps {
  readonly Id: number;
  /** Absent: the licence is the page. */
  readonly peek?: RecordPeek;
}

/** A licence with its history, its warnings, and the acts on it: over its list or on its own page. */
export default function LisansKaydi({ Id, peek }: LisansKaydiProps) {
  const yonetir = useYetkiVar(YETKI.lisansYonet);
  const detay = useEndpoint(oda.lisansDetay, { Id }, { refetchOnMount: 'always' });
  const [acik, setAcik] = useState<Acik | null>(null);
  const telefon = useMedya(TELEFON);
  const fatura = useLisansFaturasi(Id);
  const { acar } = useBen();
  const yaz = useHakkindaYaz('lisans', Id);
  useAcildi('lisans', Id);
  const kapat = () => setAcik(null);
  const adimlari = (l: LisansKarti) => {
    const { isler, siradaki } = gecisIsleri(LISANS_SURECI, l, { yonetir }, { onSec: setAcik, tehlikeli: 'İptal' });
    const degisir = yonetir && !sonDurum(LISANS_SURECI, l.Hal);
    const yenile: RecordAct = { label: 'Yenile', onClick: () => setAcik('yenile') };
    const yenilenir = degisir && l.Hal === 'Aktif' && l.BitisTarihi !== null;
    return { isler, degisir, siradaki: yenilenir ? yenile : l.Hal === 'Askıda' ? siradaki : null };
  };
  const islemleri = (l: LisansKarti): readonly RecordAct[] => {
    const { isler, degisir } = adimlari(l);
    return [
      ...fatura,
      ...(degisir
        ? [
            { label: 'Düzenle', onClick: () => setAcik('duzenle') },
            { label: 'Devret', onClick: () => setAcik('devret') },
          ]
        : []),
      ...yaz,
      ...isler,
    ];
  };
  return (
    <RecordView
      id={Id}
      of={detay}
      kind="Lisans"
      title={({ lisans }) => `Lisans ${lisans.LisansNo}: ${lisans.Musteri}`}
      address={acar(SAYFA.lisans[0]) ? kayitYolu(SAYFA.lisans[0], Id) : null}
      peek={peek}
      renderState={({ lisans }) => <LisansDurumEtiketi durum={lisans.Durum} />}
      figures={({ lisans }) => rakamlari(lisans)}
      next={({ lisans }) => adimlari(lisans).siradaki}
      acts={({ lisans }) => islemleri(lisans)}
      facts={({ lisans }) => bilgileri(lisans, yonetir)}
      renderWindows={({ lisans: l }) => (
        <>
          {acik === 'duzenle' && <LisansDialog kart={l} onClose={kapat} />}
          {l.BitisTarihi && acik === 'yenile' && (
            <LisansYenileDialog lisans={l} bitis={l.BitisTarihi} onClose={kapat} />
          )}
          {acik === 'devret' && <LisansDevretDialog lisans={l} onClose={kapat} />}
          {(acik === 'Aktif' || acik === 'Askıda' || acik === 'İptal') && (
            <LisansHalDialog lisans={l} hal={acik} onClose={kapat} />
          )}
        </>
      )}
    >
      {({ lisans, hareketlist, uyarilist }) => (
        <>
          <Section title="Hareketler">
            <Gecmis
              label="Hareketler"
              rows={hareketlist.map((h) => ({
                ...hareketSatiri(h),
                baslik: h.Tur,
                ek: <span className="tnum">{degisim(h, lisans.ParaBirimi)}</span>,
              }))}
            />
          </Section>
          <Section title="Gönderilen Uyarılar" label="Uyarılar">
            <Table
              label="Gönderilen uyarılar"
              compact={!telefon}
              rows={uyarilist}
              rowKey={(u) => `${u.BitisTarihi} ${u.Esik}`}
              columns={UYARILAR}
              empty="Henüz uyarı gönderilmedi."
            />
          </Section>
        </>
      )}
    </RecordView>
  );
}
