import type { LisansSatiri } from '@masabasi/core/musteri/lisans/contract';
import { kalanYaz, UYARI_ESIKLERI } from '@masabasi/core/musteri/lisans/rules';
import { telefonYaz, telefonYolu } from '@masabasi/core/platform/identity/kimlik';
import { type Kurus, paraYaz, toplamYaz } from '@masabasi/core/platform/money/para';
import { kayitYolu, SAYFA } from '@masabasi/core/platform/screen/sayfa';
import { tarihYaz } from '@masabasi/core/platform/time/tarih';
import { YETKI } from '@masabasi/core/platform/yetki/rules';
import { Button } from '@mantine/core';
import { lazy, type ReactNode, Suspense, useMemo, useState } from 'react';
import { MusteriBagi } from '../musteri/MusteriBagi.tsx';
import { type ListedenKayit, useKarttanKayit } from '../../platform/list/adresteki.ts';
import { useYetkiVar } from '../../platform/session/oturum.ts';
import { Table } from '../../ui/Table.tsx';
import { TwoLines } from '../../ui/TwoLines.tsx';
import type { GridColumn } from '../../ui/useDataGrid.ts';
import { LisansDurumEtiketi } from './LisansDurumEtiketi.tsx';
import { RecordLink } from '../../ui/RecordLink.tsx';

const LisansKaydi = lazy(() => import('./LisansKaydi.tsx'));
const LisansYenileDialog = lazy(() => import('./LisansYenileDialog.tsx'));

type Sutun = GridColumn<LisansSatiri> & Required<Pick<GridColumn<LisansSatiri>, 'renderCell'>>;

export interface LisansTablosuProps {
  /** All rows belong to one customer, whose name is already above the table. */
  readonly tekMusteri?: boolean;
  /** Customers' debts. Null: this person may not see them. Absent: the column is not shown. */
  readonly borclar?:
    | readonly { readonly MusteriId: number; readonly Birim: string; readonly Tutar: Kurus }[]
    | null
    | undefined;
  /** The open licence, and the ways to open another one. */
  readonly kayit: ListedenKayit;
  /** Draws the rows: as a grid in the full list, as a short table in other places. */
  readonly children: (columns: readonly Sutun[]) => ReactNode;
}

export interface AzLisansProps extends Pick<LisansTablosuProps, 'tekMusteri'> {
  readonly label: string;
  readonly rows: readonly LisansSatiri[] | undefined;
  readonly error: { readonly message: string } | null;
  readonly onRetry: () => void;
  readonly empty: ReactNode;
}

/** The remaining time of a licence. Empty for a distant end, and for a cancelled licence. */
function kalan(l: LisansSatiri): ReactNode {
  if (l.Durum === 'İptal' || l.KalanGun === null || l.KalanGun > UYARI_ESIKLERI[0]) return null;
  const ton = l.KalanGun < 0 ? 'danger' : l.KalanGun <= 15 ? 'warn' : undefined;
  return (
    <span data-tone={ton} className="nowrap">
      {l.OtomatikYenile ? 'kendiliğinden' : kalanYaz(l.KalanGun)}
    </span>
  );
}

interface Islemler {
  readonly ac: (Id: number) => void;
  /** Null: this person may not renew. */
  readonly yenile: ((l: LisansSatiri) => void) | null;
  readonly tekMusteri: boolean;
  readonly borclar: LisansTablosuProps['borclar'];
}

/** A customer's debt by currency. Empty without debt, or with a credit balance. */
const borcu = (l: LisansSatiri, borclar: NonNullable<LisansTablosuProps['borclar']>): string =>
  toplamYaz(borclar.filter((b) => b.MusteriId === l.MusteriId && b.Tutar > 0).map((b) => [b.Birim, b.Tutar] as const));

const sutunlari = ({ ac, yenile, tekMusteri, borclar }: Islemler): readonly Sutun[] => {
  const hepsi: readonly (Sutun | false)[] = [
    {
      id: 'LisansNo',
      header: 'Lisans No',
      card: 'line',
      width: '104px',
      value: (l) => l.LisansNo,
      renderCell: (l) => (
        <span className="tnum">
          <RecordLink to={kayitYolu(SAYFA.lisans[0], l.Id)} onOpen={() => ac(l.Id)}>
            {l.LisansNo}
          </RecordLink>
        </span>
      ),
    },
    !tekMusteri && {
      id: 'Musteri',
      header: 'Müşteri',
      width: '26%',
      card: 'title',
      value: (l) => l.Musteri,
      renderCell: (l) => (
        <TwoLines
          top={<MusteriBagi Id={l.MusteriId} ad={l.Musteri} />}
          bottom={l.Il && [l.Il, l.Ilce].filter(Boolean).join(' / ')}
        />
      ),
    },
    !tekMusteri && {
      id: 'Telefon',
      header: 'Telefon',
      width: '128px',
      nowrap: true,
      spare: 'wide',
      value: (l) => l.Telefon,
      renderCell: (l) => l.Telefon && <a href={telefonYolu(l.Telefon)}>{telefonYaz(l.Telefon)}</a>,
    },
    !tekMusteri && {
      id: 'Kurum',
      header: 'Kurum',
      width: '14%',
      spare: true,
      initiallyHidden: true,
      value: (l) => l.Kurum,
      renderCell: (l) => l.Kurum,
    },
    {
      id: 'Proje',
      header: 'Ürün / Tür',
      card: 'line',
      width: tekMusteri ? undefined : '18%',
      value: (l) => l.Proje,
      renderCell: (l) => <TwoLines top={l.Proje} bottom={[l.LisansTur, l.AltLisansTur].filter(Boolean).join(' · ')} />,
    },
    {
      id: 'Bayi',
      header: 'Bayi / Sorumlu',
      width: '16%',
      spare: 'wide',
      value: (l) => l.Bayi,
      renderCell: (l) => <TwoLines top={l.Bayi ?? 'Doğrudan'} bottom={l.Sorumlu} />,
    },
    {
      id: 'BaslamaTarihi',
      header: 'Başlama',
      width: '104px',
      initiallyHidden: true,
      nowrap: true,
      value: (l) => l.BaslamaTarihi,
      renderCell: (l) => tarihYaz(l.BaslamaTarihi),
    },
    {
      id: 'BitisTarihi',
      header: 'Bitiş',
      width: '132px',
      card: 'line',
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
      renderCell: (l) => <span title={`${l.KullaniciSayisi} kullanıcı`}>{paraYaz(l.YillikBedel, l.ParaBirimi)}</span>,
    },
    borclar != null && {
      id: 'Borc',
      header: 'Borç',
      width: '124px',
      align: 'right',
      nowrap: true,
      spare: true,
      value: (l) => borcu(l, borclar),
      renderCell: (l) => borcu(l, borclar),
    },
    {
      id: 'Durum',
      header: 'Durum',
      width: '120px',
      card: 'chip',
      value: (l) => l.Durum,
      renderCell: (l) => <LisansDurumEtiketi durum={l.Durum} listede />,
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

/** Licences with their cards and renewals. */
export function LisansTablosu({ tekMusteri = false, borclar, kayit, children }: LisansTablosuProps) {
  const yonetir = useYetkiVar(YETKI.lisansYonet);
  const { acik, ac, peek } = kayit;
  const [yenilenen, setYenilenen] = useState<LisansSatiri | null>(null);
  const columns = useMemo(
    () => sutunlari({ ac, yenile: yonetir ? setYenilenen : null, tekMusteri, borclar }),
    [ac, yonetir, tekMusteri, borclar],
  );
  return (
    <>
      {children(columns)}
      <Suspense fallback={null}>
        {acik !== null && <LisansKaydi key={acik} Id={acik} peek={peek} />}
        {yenilenen?.BitisTarihi && (
          <LisansYenileDialog lisans={yenilenen} bitis={yenilenen.BitisTarihi} onClose={() => setYenilenen(null)} />
        )}
      </Suspense>
    </>
  );
}

/** A few licences on a card or in a window, as a short table. */
export const AzLisans = ({ tekMusteri, ...tablo }: AzLisansProps) => (
  <LisansTablosu tekMusteri={tekMusteri} kayit={useKarttanKayit(tablo.rows)}>
    {(columns) => (
      <Table
        {...tablo}
        columns={columns.filter((c) => !c.initiallyHidden).map(({ id, ...c }) => ({ ...c, key: id }))}
        rowKey={(l) => l.Id}
      />
    )}
  </LisansTablosu>
);
