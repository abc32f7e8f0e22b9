import { Box, Flex, Text } from '@mantine/core';
import type { AktarimSonucu } from '@masabasi/core/kisi/personel/contract';
import { Chip, type ChipTone } from '../../ui/Chip.tsx';
import { DataGrid } from '../../ui/DataGrid.tsx';
import type { GridColumn } from '../../ui/useDataGrid.ts';
import { PlainList } from '../../ui/PlainList.tsx';

const TONLAR: Readonly<Record<AktarimSonucu['Sonuc'], ChipTone>> = {
  Eklenecek: 'ok',
  Güncellenecek: 'info',
  Değişmeyecek: 'neutral',
  Hatalı: 'danger',
};
const SUTUNLAR: readonly GridColumn<AktarimSonucu>[] = [
  { id: 'Satir', header: 'Satır', value: (r) => r.Satir, align: 'right', width: '80px' },
  { id: 'Ad', header: 'Personel', value: (r) => r.Ad },
  { id: 'UserName', header: 'Kullanıcı Adı', value: (r) => r.UserName },
  {
    id: 'Sonuc',
    header: 'Sonuç',
    value: (r) => r.Sonuc,
    renderCell: (r) => <Chip tone={TONLAR[r.Sonuc]}>{r.Sonuc}</Chip>,
    filter: 'choice',
  },
  {
    id: 'Mesajlar',
    wrap: true,
    header: 'Açıklama',
    value: (r) => r.Mesajlar.join(' ') || null,
    renderCell: (r) => (
      <PlainList>
        {r.Mesajlar.map((m) => (
          <li key={m}>{m}</li>
        ))}
      </PlainList>
    ),
  },
];
const SIRA = [{ id: 'Satir', desc: false }];

export interface AktarSonuclariProps {
  readonly dosya: string;
  readonly taninmayan: readonly string[];
  readonly atlanan: readonly string[];
  readonly sonuclar: readonly AktarimSonucu[];
}

/** The expected outcome of every line of a file. */
export function AktarSonuclari({ dosya, taninmayan, atlanan, sonuclar }: AktarSonuclariProps) {
  const sayilar = (Object.keys(TONLAR) as AktarimSonucu['Sonuc'][])
    .map((s) => ({ s, n: sonuclar.filter((r) => r.Sonuc === s).length }))
    .filter(({ n }) => n > 0);
  return (
    <>
      <Flex component="p" gap={8} wrap="wrap" align="center" mt={0} mb={12} mx={0} role="status">
        <b>{dosya}</b>
        {sayilar.map(({ s, n }) => (
          <Chip key={s} tone={TONLAR[s]}>
            {n} {s}
          </Chip>
        ))}
      </Flex>
      {taninmayan.length > 0 && <Text c="dimmed">Tanınmayan ve atlanan sütunlar: {taninmayan.join(', ')}.</Text>}
      {atlanan.length > 0 && <Text c="dimmed">Kayıt sayılmayıp atlananlar: {atlanan.join(', ')}.</Text>}
      <Box bd="1px solid var(--line)" bdrs={8} mt={taninmayan.length + atlanan.length > 0 ? 12 : 0}>
        <DataGrid
          name="personelAktarim"
          label="Aktarılacak kişiler"
          columns={SUTUNLAR}
          rows={sonuclar}
          rowKey={(r) => r.Satir}
          initialSort={SIRA}
          rowTone={(r) => (r.Sonuc === 'Hatalı' ? 'danger' : undefined)}
        />
      </Box>
    </>
  );
}
