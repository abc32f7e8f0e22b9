import { Box, Flex, Text } from '@mantine/core';
import { SATIR_LISTESI } from '@masabasi/core/musteri/aktarim/liste';
import type { Aktarim, AktarimSatiri } from '@masabasi/core/musteri/aktarim/contract';
import { MUSTERI_SUTUNLARI, SATIR_SONUCLARI, type SatirSonucu } from '@masabasi/core/musteri/aktarim/rules';
import { sayiYaz } from '@masabasi/core/platform/text/metin';
import { type ReactNode, useMemo } from 'react';
import { aktarim as oda } from '../../calls/aktarim.ts';
import { useListe } from '../../platform/list/liste.ts';
import { Chip, type ChipTone } from '../../ui/Chip.tsx';
import { DataGrid } from '../../ui/DataGrid.tsx';
import type { GridColumn } from '../../ui/useDataGrid.ts';
import css from './AktarimSatirlari.module.css';

const TONLAR: Readonly<Record<SatirSonucu, ChipTone>> = {
  Yeni: 'ok',
  Güncellenecek: 'info',
  Değişmeyecek: 'neutral',
  Mükerrer: 'warn',
  Hatalı: 'danger',
};
/** Words for a line after the import is written. */
const OLAN: Readonly<Partial<Record<SatirSonucu, string>>> = {
  Yeni: 'Eklendi',
  Güncellenecek: 'Güncellendi',
  Değişmeyecek: 'Değişmedi',
};

/** The outcome of a line, in one word. */
function sonucu(r: AktarimSatiri, yazildi: boolean): string {
  if (r.GeriAlindi !== null) return r.GeriAlindi ? 'Geri alındı' : 'Geri alınmadı';
  return (yazildi ? OLAN[r.Sonuc] : undefined) ?? r.Sonuc;
}

const sutunlari = (yazildi: boolean): readonly GridColumn<AktarimSatiri>[] => [
  { id: 'Satir', header: 'Satır', width: '72px', align: 'right', value: (r) => r.Satir },
  {
    id: 'Ad',
    header: 'Müşteri',
    width: '26%',
    value: (r) => r.Ad,
    renderCell: (r) =>
      r.MusteriId === null ? (
        r.Ad
      ) : (
        <a href={`/tanimlar/musteri/detay?id=${r.MusteriId}`} target="_blank" rel="noreferrer">
          {r.Ad === '' ? r.MusteriNo : r.Ad}
        </a>
      ),
  },
  {
    id: 'Sonuc',
    header: 'Sonuç',
    width: '130px',
    value: (r) => r.Sonuc,
    renderCell: (r) => <Chip tone={r.GeriAlindi === true ? 'neutral' : TONLAR[r.Sonuc]}>{sonucu(r, yazildi)}</Chip>,
  },
  {
    id: 'Alan',
    header: 'Alan',
    width: '120px',
    value: (r) => MUSTERI_SUTUNLARI.find((s) => s.alan === r.Alan)?.baslik ?? '',
  },
  { id: 'Mesaj', header: 'Açıklama', value: (r) => r.Mesaj, wrap: true },
];

interface Dugme {
  readonly ad: string;
  readonly n: number;
  readonly sonuc: SatirSonucu | null;
  readonly birakilan: boolean;
}

/** All lines of an import with their expected or actual outcome, filtered by outcome. */
export function AktarimSatirlari({ aktarim: a, children }: { aktarim: Aktarim; children?: ReactNode }) {
  const yazildi = a.Islem === 'yaz';
  const columns = useMemo(() => sutunlari(yazildi), [yazildi]);
  const { gorunum, suz, tablo } = useListe(oda.musteriAktarimSatirlari, SATIR_LISTESI, {
    ait: { Id: a.Id },
    adreste: false,
    ilkBoy: 15,
    ilkSorgu: a.Islem === 'geriAl' && a.Birakilan > 0 ? 'birakilan=true' : '',
  });
  const dugmeler: readonly Dugme[] = [
    { ad: 'Bütün satırlar', n: a.SatirSayisi, sonuc: null, birakilan: false },
    ...SATIR_SONUCLARI.map((sonuc) => ({
      ad: (yazildi ? OLAN[sonuc] : undefined) ?? sonuc,
      n: a.Sayilar[sonuc],
      sonuc,
      birakilan: false,
    })),
    { ad: 'Geri alınmadı', n: a.Birakilan, sonuc: null, birakilan: true },
  ];
  return (
    <>
      <Text mb={12} className="anywhere" role="status">
        <b>{a.Dosya}</b>
        {yazildi && `: ${sayiYaz(a.Yazilan)} müşteri yazıldı.`}
        {a.Islem === 'geriAl' &&
          `: ${sayiYaz(a.GeriAlinan)} satır geri alındı${a.Birakilan > 0 ? `, ${sayiYaz(a.Birakilan)} satır sonradan değiştirildiği için bırakıldı` : ''}.`}
      </Text>
      {a.Taninmayan.length > 0 && (
        <Text mb={12} c="dimmed" className="anywhere">
          Tanınmayan ve atlanan sütunlar: {a.Taninmayan.join(', ')}.
        </Text>
      )}
      {a.Atlanan.length > 0 && (
        <Text mb={12} c="dimmed" className="anywhere">
          Kayıt sayılmayıp atlananlar: {a.Atlanan.join(', ')}.
        </Text>
      )}
      {children}
      <Flex gap={6} wrap="wrap" mb={12} role="group" aria-label="Sonuca göre göster">
        {dugmeler
          .filter((d) => d.n > 0)
          .map((d) => (
            <Flex
              key={d.ad}
              component="button"
              type="button"
              display="inline-flex"
              gap={6}
              align="center"
              mih={28}
              px={10}
              bdrs={14}
              className={`bare hover ${css.dugme}`}
              aria-pressed={gorunum.Sonuc === d.sonuc && gorunum.Birakilan === d.birakilan}
              onClick={() => suz({ Sonuc: d.sonuc, Birakilan: d.birakilan })}
            >
              {d.ad} <span className="tnum">{sayiYaz(d.n)}</span>
            </Flex>
          ))}
      </Flex>
      <Box bd="1px solid var(--line)" bdrs={8} style={{ overflow: 'hidden' }}>
        <DataGrid
          name="aktarimSatirlari"
          label="Dosyanın satırları"
          columns={columns}
          list={tablo}
          rowKey={(r) => r.Satir}
          empty={{ title: 'Bu dosyanın satırları artık saklanmıyor.' }}
        />
      </Box>
    </>
  );
}
