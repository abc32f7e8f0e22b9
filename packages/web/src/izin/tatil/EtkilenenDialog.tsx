import { gunSayisiYaz } from '@masabasi/core/izin/izin/rules';
import type { Etkilenen } from '@masabasi/core/izin/tatil/contract';
import { tarihYaz } from '@masabasi/core/platform/time/tarih';
import { Box, Button, Text } from '@mantine/core';
import { useState } from 'react';
import { tatil as oda } from '../../calls/tatil.ts';
import { useFormAction } from '../../platform/call/api.ts';
import { Chip } from '../../ui/Chip.tsx';
import { DataGrid } from '../../ui/DataGrid.tsx';
import type { GridKey } from '../../ui/DataGridRow.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { FormError } from '../../ui/FormError.tsx';
import { bildir } from '../../ui/Toast.tsx';
import type { GridColumn } from '../../ui/useDataGrid.ts';

const Fark = ({ eski, yeni }: { eski: number; yeni: number }) => (
  <span className="nowrap">
    {gunSayisiYaz(eski)} → <b>{gunSayisiYaz(yeni)}</b>
  </span>
);

const SUTUNLAR: readonly GridColumn<Etkilenen>[] = [
  { id: 'Ad', header: 'Personel', value: (e) => e.Ad },
  { id: 'izinTur', header: 'İzin Türü', value: (e) => e.izinTur, filter: 'choice' },
  { id: 'Baslangic', header: 'Başlangıç', value: (e) => e.Baslangic, text: (e) => tarihYaz(e.Baslangic), nowrap: true },
  { id: 'Bitis', header: 'Bitiş', value: (e) => e.Bitis, text: (e) => tarihYaz(e.Bitis), nowrap: true },
  {
    id: 'Tatil',
    header: 'R.Tatil Gün',
    value: (e) => e.YeniTatil - e.EskiTatil,
    text: (e) => `${gunSayisiYaz(e.EskiTatil)} ${gunSayisiYaz(e.YeniTatil)}`,
    renderCell: (e) => <Fark eski={e.EskiTatil} yeni={e.YeniTatil} />,
    align: 'right',
  },
  {
    id: 'Gun',
    header: 'Kul.Gün',
    value: (e) => e.YeniGun - e.EskiGun,
    text: (e) => `${gunSayisiYaz(e.EskiGun)} ${gunSayisiYaz(e.YeniGun)}`,
    renderCell: (e) => <Fark eski={e.EskiGun} yeni={e.YeniGun} />,
    align: 'right',
  },
  {
    id: 'Not',
    header: 'Not',
    value: (e) => (e.ElleDuzeltildi ? 'Elle düzeltilmiş' : null),
    renderCell: (e) => e.ElleDuzeltildi && <Chip tone="warn">Elle düzeltilmiş</Chip>,
  },
];

/** Future leaves that a change of holidays affects. Nothing is recomputed before it is confirmed (settled: leave 8). */
export default function EtkilenenDialog({
  etkilenenler,
  onClose,
}: {
  etkilenenler: readonly Etkilenen[];
  onClose: () => void;
}) {
  // Manually typed figures are recomputed only if somebody ticks them.
  const [secili, setSecili] = useState<readonly GridKey[]>(() =>
    etkilenenler.filter((e) => !e.ElleDuzeltildi).map((e) => e.IzinId),
  );
  const hesapla = useFormAction(oda.izinleriHesapla, {
    onSuccess: ({ degisen, uyari }) => {
      bildir({ baslik: `${degisen} izin yeniden hesaplandı`, tur: 'success', sure: 3000 });
      if (uyari !== null) bildir({ baslik: 'Kendi izniniz olduğu gibi kaldı', metin: uyari, tur: 'warning' });
      onClose();
    },
  });
  return (
    <Dialog
      opened
      onClose={onClose}
      title="Etkilenen İzinler"
      width={1040}
      footer={
        <>
          <Button variant="default" onClick={onClose}>
            Olduğu Gibi Bırak
          </Button>
          <Button
            disabled={secili.length === 0}
            loading={hesapla.isPending}
            onClick={() => {
              hesapla.mutate({ IzinIdler: secili.map(Number) });
            }}
          >
            Seçilenleri Yeniden Hesapla
          </Button>
        </>
      }
    >
      <Text mb={12}>
        Tatil değişikliği ileri tarihli {etkilenenler.length} izni etkiliyor. Seçtikleriniz yeni tatillerle yeniden
        hesaplanır; eski hâlleri geçmişte durur.
      </Text>
      <Box mb={12} bd="1px solid var(--line)" bdrs={8}>
        <DataGrid
          name="etkilenenIzinler"
          label="Etkilenen izinler"
          columns={SUTUNLAR}
          rows={etkilenenler}
          rowKey={(e) => e.IzinId}
          rowName={(e) => `${e.Ad}, ${tarihYaz(e.Baslangic)}`}
          selection="multi"
          selected={secili}
          onSelect={setSecili}
          rowTone={(e) => (e.ElleDuzeltildi ? 'warn' : undefined)}
        />
      </Box>
      <FormError message={hesapla.message} />
    </Dialog>
  );
}
