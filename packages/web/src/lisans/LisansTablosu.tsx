import type { LisansSatiri } from '@masabasi/core/lisans/contract';
import { kalanYaz, UYARI_ESIKLERI } from '@masabasi/core/lisans/rules';
import { paraYaz } from '@masabasi/core/para';
import { tarihYaz } from '@masabasi/core/tarih';
import { YETKI } from '@masabasi/core/yetki/rules';
import { Button } from '@mantine/core';
import { lazy, type ReactNode, Suspense, useMemo, useState } from 'react';
import { Link } from 'react-router';
import { useYetkiVar } from '../oturum.ts';
import { DataGrid } from '../ui/DataGrid.tsx';
import { TwoLines } from '../ui/TwoLines.tsx';
import type { GridColumn } from '../ui/useDataGrid.ts';
import type { GridList } from '../ui/useListGrid.ts';
import { LisansDurumEtiketi } from './LisansDurumEtiketi.tsx';
import css from './LisansTablosu.module.css';

const LisansDetayDialog = lazy(() => import('./LisansDetayDialog.tsx'));
const LisansYenileDialog = lazy(() => import('./LisansYenileDialog.tsx'));

interface OrtakProps {
  readonly label: string;
  readonly empty: { readonly title: string; readonly text?: string; readonly icon?: ReactNode };
}
/** A few, all of them here. */
interface AzProps extends OrtakProps {
  readonly list?: undefined;
  readonly rows: readonly LisansSatiri[] | undefined;
  readonly error: { readonly message: string } | null;
  readonly onRetry: () => void;
  /** Of one customer, whose name stands above them already. */
  readonly tekMusteri?: boolean;
}
/** The list of the server. */
interface ListeProps extends OrtakProps {
  readonly list: GridList<LisansSatiri>;
  readonly views: ReactNode;
  readonly onExport: (() => void) | undefined;
  readonly exporting: boolean;
}
export type LisansTablosuProps = AzProps | ListeProps;

/** What is left to say of a licence's end: nothing while it is far away, nor of one that was cancelled. */
function kalan(l: LisansSatiri): ReactNode {
  if (l.Durum === 'İptal' || l.KalanGun === null || l.KalanGun > UYARI_ESIKLERI[0]) return null;
  const ton = l.KalanGun < 0 ? 'danger' : l.KalanGun <= 15 ? 'warn' : undefined;
  return <span data-tone={ton}>{l.OtomatikYenile ? 'kendiliğinden' : kalanYaz(l.KalanGun)}</span>;
}

interface Islemler {
  readonly ac: (Id: number) => void;
  /** Null: not this person's to do. */
  readonly yenile: ((l: LisansSatiri) => void) | null;
  readonly tekMusteri: boolean;
}

const sutunlari = ({ ac, yenile, tekMusteri }: Islemler): readonly GridColumn<LisansSatiri>[] => {
  const hepsi: readonly (GridColumn<LisansSatiri> | false)[] = [
    {
      id: 'LisansNo',
      header: 'Lisans No',
      width: '104px',
      value: (l) => l.LisansNo,
      renderCell: (l) => (
        <button type="button" className={css.no} onClick={() => ac(l.Id)}>
          {l.LisansNo}
        </button>
      ),
    },
    !tekMusteri && {
      id: 'Musteri',
      header: 'Müşteri',
      width: '26%',
      value: (l) => l.Musteri,
      renderCell: (l) => (
        <TwoLines
          top={<Link to={`/tanimlar/musteri/detay?id=${l.MusteriId}`}>{l.Musteri}</Link>}
          bottom={[l.KimlikNo, l.Il && [l.Il, l.Ilce].filter(Boolean).join(' / ')].filter(Boolean).join(' · ')}
        />
      ),
    },
    {
      id: 'Proje',
      header: 'Ürün / Tür',
      width: tekMusteri ? undefined : '22%',
      value: (l) => l.Proje,
      renderCell: (l) => <TwoLines top={l.Proje} bottom={[l.LisansTur, l.AltLisansTur].filter(Boolean).join(' · ')} />,
    },
    {
      id: 'Bayi',
      header: 'Bayi / Sorumlu',
      width: '16%',
      spare: true,
      value: (l) => l.Bayi,
      renderCell: (l) => <TwoLines top={l.Bayi ?? 'Doğrudan'} bottom={l.Sorumlu} />,
    },
    {
      id: 'BitisTarihi',
      header: 'Bitiş',
      width: '132px',
      nowrap: true,
      value: (l) => l.BitisTarihi,
      renderCell: (l) => (
        <TwoLines top={l.BitisTarihi === null ? 'Süresiz' : tarihYaz(l.BitisTarihi)} bottom={kalan(l)} />
      ),
    },
    {
      id: 'YillikBedel',
      header: 'Yıllık Bedel',
      width: '124px',
      align: 'right',
      nowrap: true,
      spare: true,
      value: (l) => l.YillikBedel,
      renderCell: (l) => (
        <TwoLines top={paraYaz(l.YillikBedel, l.ParaBirimi)} bottom={`${l.KullaniciSayisi} kullanıcı`} />
      ),
    },
    {
      id: 'Durum',
      header: 'Durum',
      width: '120px',
      value: (l) => l.Durum,
      renderCell: (l) => <LisansDurumEtiketi durum={l.Durum} />,
    },
    yenile !== null && {
      id: 'Islem',
      header: 'İşlemler',
      width: '88px',
      actions: true,
      value: () => null,
      renderCell: (l) =>
        l.BitisTarihi !== null &&
        l.Durum !== 'İptal' &&
        l.Durum !== 'Askıda' && (
          <Button variant="subtle" aria-label={`${l.LisansNo} lisansını yenile`} onClick={() => yenile(l)}>
            Yenile
          </Button>
        ),
    },
  ];
  return hepsi.filter((s) => s !== false);
};

/** Licences, with their cards and their renewal. */
export function LisansTablosu(props: LisansTablosuProps) {
  const yonetir = useYetkiVar(YETKI.lisansYonet);
  const [acik, setAcik] = useState<number | null>(null);
  const [yenilenen, setYenilenen] = useState<LisansSatiri | null>(null);
  const tekMusteri = props.list === undefined && props.tekMusteri === true;
  const columns = useMemo(
    () => sutunlari({ ac: setAcik, yenile: yonetir ? setYenilenen : null, tekMusteri }),
    [yonetir, tekMusteri],
  );
  const ortak = { columns, rowKey: (l: LisansSatiri) => l.Id };
  return (
    <>
      {props.list === undefined ? (
        <DataGrid {...ortak} {...props} name="lisansKartta" hideToolbar />
      ) : (
        <DataGrid {...ortak} {...props} name="lisans" />
      )}
      <Suspense fallback={null}>
        {acik !== null && <LisansDetayDialog Id={acik} onClose={() => setAcik(null)} />}
        {yenilenen?.BitisTarihi && (
          <LisansYenileDialog lisans={yenilenen} bitis={yenilenen.BitisTarihi} onClose={() => setYenilenen(null)} />
        )}
      </Suspense>
    </>
  );
}
