import type { VeriBolumu, VeriHucresi, VeriSutunu } from '@masabasi/core/kisi/kvkk/contract';
import { gunSayisiYaz } from '@masabasi/core/izin/izin/rules';
import { telefonYaz } from '@masabasi/core/platform/identity/kimlik';
import { tarihYaz, zamanYaz } from '@masabasi/core/platform/time/tarih';
import { Box, NativeSelect, Text } from '@mantine/core';
import IconDatabaseOff from '~icons/tabler/database-off';
import IconInfoCircle from '~icons/tabler/info-circle';
import { useMemo, useState } from 'react';
import { kvkk as oda } from '../../calls/kvkk.ts';
import { useEndpoint } from '../../platform/call/api.ts';
import { DataGrid } from '../../ui/DataGrid.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { Read } from '../../ui/Read.tsx';
import { Notice } from '../../ui/Notice.tsx';
import type { GridColumn } from '../../ui/useDataGrid.ts';
import css from './VeriBolumuTablosu.module.css';

interface Satir {
  readonly sira: number;
  readonly hucreler: readonly VeriHucresi[];
}

function yaz(tur: VeriSutunu['Tur'], v: VeriHucresi): string {
  if (v === null || v === '') return '';
  if (typeof v === 'boolean') return v ? 'Evet' : 'Hayır';
  if (typeof v === 'number') return gunSayisiYaz(v);
  if (tur === 'gun') return tarihYaz(v);
  if (tur === 'telefon') return telefonYaz(v);
  return tur === 'an' ? zamanYaz(v) : v;
}

const DAR = new Set<VeriSutunu['Tur']>(['gun', 'an', 'evet', 'sayi', 'telefon']);

const sutunYap = ({ Ad, Tur }: VeriSutunu, i: number): GridColumn<Satir> => ({
  id: `s${i}`,
  header: Ad,
  value: ({ hucreler }) => {
    const v = hucreler[i] ?? null;
    return typeof v === 'boolean' ? Number(v) : v;
  },
  text: ({ hucreler }) => yaz(Tur, hucreler[i] ?? null),
  nowrap: DAR.has(Tur),
  ...(Tur === 'sayi' && { align: 'right' as const }),
  ...(Tur === 'metin' && { filter: 'text' as const }),
});

const Kart = ({ sutunlar, satir }: { sutunlar: readonly VeriSutunu[]; satir: readonly VeriHucresi[] }) => (
  <dl className={css.kart}>
    {sutunlar.map((s, i) => (
      <div key={s.Ad}>
        <Text component="dt" fz={12} c="dimmed">
          {s.Ad}
        </Text>
        <Text component="dd" fw={500} className="anywhere">
          {yaz(s.Tur, satir[i] ?? null) || '–'}
        </Text>
      </div>
    ))}
  </dl>
);

/** The records of one part. A large part shows one year at a time. */
export function VeriBolumuTablosu({ bolum }: { bolum: VeriBolumu }) {
  const [yil, setYil] = useState(bolum.Yillar[0]);
  const sorgu = useEndpoint(
    oda.verilerimBolumu,
    { Konu: bolum.Konu, ...(yil !== undefined && { Yil: yil }) },
    { refetchOnMount: 'always', keepPrevious: true },
  );
  const sutunlar = useMemo(() => (sorgu.data?.Sutunlar ?? []).map(sutunYap), [sorgu.data?.Sutunlar]);
  const satirlar = useMemo(
    () => sorgu.data?.Satirlar.map((hucreler, sira): Satir => ({ sira, hucreler })),
    [sorgu.data?.Satirlar],
  );
  if (!sorgu.data || !satirlar)
    return (
      <Box p={16}>
        <Read of={sorgu} rows={6} label="Kayıtlar hazırlanıyor..." />
      </Box>
    );
  const tek = satirlar[0];
  if (!tek) return <EmptyState icon={<IconDatabaseOff size={28} stroke={1.5} />} title="Bu bölümde kaydınız yok." />;
  if (bolum.Tekil) return <Kart sutunlar={sorgu.data.Sutunlar} satir={tek.hucreler} />;
  return (
    <>
      {sorgu.data.devami && (
        <Notice tone="info" icon={<IconInfoCircle size={18} />}>
          Bu yılın yalnızca en yeni {satirlar.length} kaydı gösteriliyor; tamamı indirdiğiniz dosyadadır.
        </Notice>
      )}
      <DataGrid
        name={`verilerim-${bolum.Konu}`}
        label={bolum.Ad}
        columns={sutunlar}
        rows={satirlar}
        rowKey={(r) => r.sira}
        busy={sorgu.isPlaceholderData}
        scope={
          bolum.Yillar.length > 0 && (
            <NativeSelect
              aria-label="Yıl"
              w={96}
              value={String(yil)}
              data={bolum.Yillar.map(String)}
              onChange={(e) => setYil(Number(e.currentTarget.value))}
            />
          )
        }
      />
    </>
  );
}
