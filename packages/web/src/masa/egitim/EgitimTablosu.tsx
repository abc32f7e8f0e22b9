import type { EgitimSatiri } from '@masabasi/core/masa/egitim/contract';
import { egitimSuresi } from '@masabasi/core/masa/egitim/rules';
import { istanbulSaati, zamanYaz } from '@masabasi/core/platform/time/tarih';
import { lazy, type ReactNode, Suspense, useMemo } from 'react';
import { MusteriBagi } from '../../musteri/musteri/MusteriBagi.tsx';
import type { ListedenKayit } from '../../platform/list/adresteki.ts';
import { RenkliAd } from '../../platform/tanim/RenkliAd.tsx';
import { TwoLines } from '../../ui/TwoLines.tsx';
import type { GridColumn } from '../../ui/useDataGrid.ts';
import { OpenButton } from '../../ui/OpenButton.tsx';

const EgitimKaydi = lazy(() => import('./EgitimKaydi.tsx'));

type Sutun = GridColumn<EgitimSatiri> & Required<Pick<GridColumn<EgitimSatiri>, 'renderCell'>>;

export interface EgitimTablosuProps {
  /** All rows belong to one customer, whose name is already above the table. */
  readonly tekMusteri?: boolean;
  /** The open training, and the ways to open another one. */
  readonly kayit: ListedenKayit;
  /** Draws the rows: as a grid in the full list, as a short table on a customer's card. */
  readonly children: (columns: readonly Sutun[]) => ReactNode;
}

/** The time of a training. A training without a day says that it waits for one. */
const zamani = (e: EgitimSatiri): string => {
  const bas = e.Baslama_Zamani ?? e.Planlanan_Baslama;
  const bit = e.Baslama_Zamani === null ? e.Planlanan_Bitis : e.Bitis_Zamani;
  return bas === null || bit === null ? 'Günü belli değil' : `${zamanYaz(bas)}–${istanbulSaati(bit)}`;
};
const gelenler = (e: EgitimSatiri): string =>
  e.DurumAnahtar === 'yapildi' || e.Katilan > 0 ? `${e.Katilan} / ${e.Katilimci}` : String(e.Katilimci);

const sutunlari = (ac: (Id: number) => void, tekMusteri: boolean): readonly Sutun[] => {
  const hepsi: readonly (Sutun | false)[] = [
    {
      id: 'Planlanan_Baslama',
      header: 'Zaman',
      card: 'line',
      width: '190px',
      nowrap: true,
      value: (e) => e.Planlanan_Baslama,
      text: zamani,
      renderCell: (e) => (
        <TwoLines
          top={<OpenButton onClick={() => ac(e.Id)}>{zamani(e)}</OpenButton>}
          bottom={e.Sure === null ? null : egitimSuresi(e.Sure)}
        />
      ),
    },
    !tekMusteri && {
      id: 'Musteri',
      header: 'Müşteri',
      width: '26%',
      card: 'title',
      value: (e) => e.Musteri,
      renderCell: (e) => <TwoLines top={<MusteriBagi Id={e.MusteriId} ad={e.Musteri} />} bottom={e.Il} />,
    },
    {
      id: 'Proje',
      header: 'Ürün',
      card: 'line',
      value: (e) => e.Proje,
      renderCell: (e) => <TwoLines top={e.Proje} bottom={e.Yer || null} />,
    },
    {
      id: 'EgitimTur',
      header: 'Tür',
      width: '104px',
      spare: true,
      value: (e) => e.EgitimTur,
      renderCell: (e) => e.EgitimTur,
    },
    {
      id: 'Egitmen',
      header: 'Eğitmen',
      width: '16%',
      card: 'line',
      value: (e) => e.Egitmen,
      renderCell: (e) => e.Egitmen ?? 'Seçilmedi',
    },
    {
      id: 'Katilimci',
      header: 'Katılımcı',
      width: '96px',
      align: 'right',
      spare: true,
      value: (e) => e.Katilimci,
      renderCell: (e) => <span className="tnum">{gelenler(e)}</span>,
    },
    {
      id: 'Durum',
      header: 'Durum',
      width: '140px',
      card: 'chip',
      value: (e) => e.Durum,
      renderCell: (e) => <RenkliAd renk={e.DurumRenk} ad={e.Durum} />,
    },
  ];
  return hepsi.filter((s) => s !== false);
};

/** The columns of the trainings, and one training over them. */
export function EgitimTablosu({ tekMusteri = false, kayit, children }: EgitimTablosuProps) {
  const { acik, ac, gec, peek } = kayit;
  const columns = useMemo(() => sutunlari(ac, tekMusteri), [ac, tekMusteri]);
  return (
    <>
      {children(columns)}
      <Suspense fallback={null}>
        {acik !== null && <EgitimKaydi key={acik} Id={acik} onAc={gec} peek={peek} />}
      </Suspense>
    </>
  );
}
