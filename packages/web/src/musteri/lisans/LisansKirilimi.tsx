import { Flex, Text } from '@mantine/core';
import type { LisansKirilimi as Kirilim } from '@masabasi/core/musteri/lisans/contract';
import { sayiYaz } from '@masabasi/core/platform/text/metin';
import { paraYaz } from '@masabasi/core/platform/money/para';
import { lisans as oda } from '../../calls/lisans.ts';
import { useEndpoint } from '../../platform/call/api.ts';
import { Panel } from '../../ui/Panel.tsx';
import { type Column, Table } from '../../ui/Table.tsx';
import { ShareBar } from '../../ui/ShareBar.tsx';
import css from './LisansKirilimi.module.css';

/** The headings of each break-down: of its first key, and of its second key, if any. */
const KIRILIMLAR = {
  kayip: { ad: 'Ayrılma Nedeni', ek: 'Geçtiği Program', not: 'Ayrılan müşterilerin lisansları ve yıllık bedelleri.' },
  bayi: { ad: 'Bayi', ek: null, not: null },
  il: { ad: 'İl', ek: null, not: null },
  urun: { ad: 'Ürün', ek: 'Tür', not: null },
  kohort: { ad: 'Başlama Yılı', ek: null, not: 'O yıl başlayan lisanslardan bugün geçerli olanlar.' },
} as const;
export type KirilimTuru = keyof typeof KIRILIMLAR;

/** Licences counted by a key. */
export function LisansKirilimi({ tur, label }: { tur: KirilimTuru; label: string }) {
  const sonuc = useEndpoint(oda.lisansKirilim, { tur }, { refetchOnMount: 'always' });
  const { ad, ek, not } = KIRILIMLAR[tur];
  const enCok = Math.max(1, ...(sonuc.data?.kirilim ?? []).map((k) => k.Adet));
  const sutunlar: readonly (Column<Kirilim> | false)[] = [
    { key: 'Ad', header: ad, width: '24%', renderCell: (k) => k.Ad },
    ek !== null && { key: 'Ek', header: ek, width: '20%', renderCell: (k) => k.Ek },
    {
      key: 'Adet',
      header: 'Lisans',
      renderCell: (k) => (
        <Flex component="span" gap={12} align="center" w="100%">
          <Text span miw={48} className={`tnum ${css.sayi}`}>
            {sayiYaz(k.Adet)}
          </Text>
          <ShareBar flex={1} miw={40} share={(100 * k.Adet) / enCok} />
        </Flex>
      ),
    },
    tur !== 'kayip' && {
      key: 'Aktif',
      header: 'Geçerli',
      width: '150px',
      align: 'right',
      renderCell: (k) => `${sayiYaz(k.Aktif)} (%${Math.round((100 * k.Aktif) / k.Adet)})`,
    },
    {
      key: 'Bedel',
      header: 'Yıllık Bedel (₺)',
      width: '170px',
      align: 'right',
      nowrap: true,
      renderCell: (k) => paraYaz(k.YillikBedel, 'TRY'),
    },
  ];
  return (
    <Panel>
      {not && (
        <Text py={12} px={16} c="dimmed">
          {not}
        </Text>
      )}
      <Table
        label={label}
        rows={sonuc.data?.kirilim}
        rowKey={(k) => `${k.Ad} ${k.Ek}`}
        error={sonuc.error}
        onRetry={() => void sonuc.refetch()}
        empty="Kayıt Bulunamadı."
        columns={sutunlar.filter((s) => s !== false)}
      />
    </Panel>
  );
}
