import type { LisansSatiri } from '@masabasi/core/lisans/contract';
import { kalanYaz, UYARI_ESIKLERI } from '@masabasi/core/lisans/rules';
import { paraYaz } from '@masabasi/core/para';
import { tarihYaz } from '@masabasi/core/tarih';
import { YETKI } from '@masabasi/core/yetki/rules';
import { Button } from '@mantine/core';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { Link } from 'react-router';
import { useYetkiVar } from '../oturum.ts';
import { type Column, Table } from '../ui/Table.tsx';
import { TwoLines } from '../ui/TwoLines.tsx';
import { LisansDurumEtiketi } from './LisansDurumEtiketi.tsx';
import css from './LisansTablosu.module.css';

const LisansDetayDialog = lazy(() => import('./LisansDetayDialog.tsx'));
const LisansYenileDialog = lazy(() => import('./LisansYenileDialog.tsx'));

export interface LisansTablosuProps {
  readonly label: string;
  readonly rows: readonly LisansSatiri[] | undefined;
  readonly error: { readonly message: string } | null;
  readonly onRetry: () => void;
  readonly empty: ReactNode;
  /** Of one customer, whose name stands above them already. */
  readonly tekMusteri?: boolean;
}

/** What is left to say of a licence's end: nothing while it is far away, nor of one that was cancelled. */
function kalan(l: LisansSatiri): ReactNode {
  if (l.Durum === 'İptal' || l.KalanGun === null || l.KalanGun > UYARI_ESIKLERI[0]) return null;
  const ton = l.KalanGun < 0 ? 'danger' : l.KalanGun <= 15 ? 'warn' : undefined;
  return <span data-tone={ton}>{l.OtomatikYenile ? 'kendiliğinden' : kalanYaz(l.KalanGun)}</span>;
}

/** Licences, with their cards and their renewal. */
export function LisansTablosu({ label, rows, error, onRetry, empty, tekMusteri = false }: LisansTablosuProps) {
  const yonetir = useYetkiVar(YETKI.lisansYonet);
  const [acik, setAcik] = useState<number | null>(null);
  const [yenilenen, setYenilenen] = useState<LisansSatiri | null>(null);
  const sutunlar: readonly (Column<LisansSatiri> | false)[] = [
    {
      key: 'No',
      header: 'Lisans No',
      width: '92px',
      renderCell: (l) => (
        <button type="button" className={css.no} onClick={() => setAcik(l.Id)}>
          {l.LisansNo}
        </button>
      ),
    },
    !tekMusteri && {
      key: 'Musteri',
      header: 'Müşteri',
      width: '26%',
      renderCell: (l) => (
        <TwoLines
          top={<Link to={`/tanimlar/musteri/detay?id=${l.MusteriId}`}>{l.Musteri}</Link>}
          bottom={[l.KimlikNo, l.Il && [l.Il, l.Ilce].filter(Boolean).join(' / ')].filter(Boolean).join(' · ')}
        />
      ),
    },
    {
      key: 'Proje',
      header: 'Ürün / Tür',
      width: tekMusteri ? undefined : '22%',
      renderCell: (l) => <TwoLines top={l.Proje} bottom={[l.LisansTur, l.AltLisansTur].filter(Boolean).join(' · ')} />,
    },
    {
      key: 'Bayi',
      header: 'Bayi / Sorumlu',
      width: '16%',
      spare: true,
      renderCell: (l) => <TwoLines top={l.Bayi ?? 'Doğrudan'} bottom={l.Sorumlu} />,
    },
    {
      key: 'Bitis',
      header: 'Bitiş',
      width: '132px',
      nowrap: true,
      renderCell: (l) => (
        <TwoLines top={l.BitisTarihi === null ? 'Süresiz' : tarihYaz(l.BitisTarihi)} bottom={kalan(l)} />
      ),
    },
    {
      key: 'Bedel',
      header: 'Yıllık Bedel',
      width: '124px',
      align: 'right',
      nowrap: true,
      spare: true,
      renderCell: (l) => (
        <TwoLines top={paraYaz(l.YillikBedel, l.ParaBirimi)} bottom={`${l.KullaniciSayisi} kullanıcı`} />
      ),
    },
    { key: 'Durum', header: 'Durum', width: '120px', renderCell: (l) => <LisansDurumEtiketi durum={l.Durum} /> },
    yonetir && {
      key: 'Islem',
      header: 'İşlemler',
      width: '88px',
      actions: true,
      renderCell: (l) =>
        l.BitisTarihi !== null &&
        l.Durum !== 'İptal' &&
        l.Durum !== 'Askıda' && (
          <Button variant="subtle" aria-label={`${l.LisansNo} lisansını yenile`} onClick={() => setYenilenen(l)}>
            Yenile
          </Button>
        ),
    },
  ];
  return (
    <>
      <Table
        label={label}
        columns={sutunlar.filter((s) => s !== false)}
        rows={rows}
        rowKey={(l) => l.Id}
        error={error}
        onRetry={onRetry}
        empty={empty}
      />
      <Suspense fallback={null}>
        {acik !== null && <LisansDetayDialog Id={acik} onClose={() => setAcik(null)} />}
        {yenilenen?.BitisTarihi && (
          <LisansYenileDialog lisans={yenilenen} bitis={yenilenen.BitisTarihi} onClose={() => setYenilenen(null)} />
        )}
      </Suspense>
    </>
  );
}
