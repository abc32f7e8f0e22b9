import type { Aktarim } from '@masabasi/core/musteri/aktarim/contract';
import {
  EN_COK_MUSTERI,
  MUSTERI_SUTUNLARI,
  MUSTERI_TABLOSU,
  type MusteriTabloAlani,
  musteriTablosu,
  YUKLEME_DILIMI,
} from '@masabasi/core/musteri/aktarim/rules';
import { sayiYaz } from '@masabasi/core/platform/text/metin';
import { GERI_ALMA_GUNU } from '@masabasi/core/musteri/musteri/rules';
import { duzenHatasi } from '@masabasi/core/platform/sheet/tablo';
import { zamanYaz } from '@masabasi/core/platform/time/tarih';
import { Box, Button, Stack, Text } from '@mantine/core';
import IconFileImport from '~icons/tabler/file-import';
import { useState } from 'react';
import { aktarim as oda } from '../../calls/aktarim.ts';
import { invalidate, useEndpoint } from '../../platform/call/api.ts';
import { ApiError, read } from '../../platform/call/cagri.ts';
import { indir } from '../../platform/call/indir.ts';
import { tabloDosyasi, TabloHatasi } from '../../platform/sheet/tablo.ts';
import {
  atlananSayfalar,
  dosyaSecimi,
  saklanacakDuzen,
  satirlari,
  type TabloSecimi,
} from '../../platform/sheet/tabloSecimi.ts';
import { Chip } from '../../ui/Chip.tsx';
import { ColumnTargets } from '../../ui/ColumnTargets.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { FormError } from '../../ui/FormError.tsx';
import { SpreadsheetPicker } from '../../ui/SpreadsheetPicker.tsx';
import { ProgressBar } from '../../ui/ProgressBar.tsx';
import { type Column, Table } from '../../ui/Table.tsx';

function AktarimDurumu({ a }: { a: Aktarim }) {
  if (a.Durum === 'yarim') return <Chip tone="warn">Yarım kaldı</Chip>;
  if (a.Durum !== 'bitti') return <Chip tone="info">%{a.Ilerleme} sürüyor</Chip>;
  if (a.Islem === 'dene') return <Chip>Önizleme</Chip>;
  return a.Islem === 'yaz' ? <Chip tone="ok">Aktarıldı</Chip> : <Chip>Geri alındı</Chip>;
}

const sonucu = (a: Aktarim): string => {
  if (a.Islem === 'dene') return `${sayiYaz(a.SatirSayisi)} satır`;
  if (a.Islem === 'yaz') return `${sayiYaz(a.Yazilan)} / ${sayiYaz(a.SatirSayisi)} satır`;
  const alinan = `${sayiYaz(a.GeriAlinan)} satır`;
  return a.Birakilan > 0 ? `${alinan}, ${sayiYaz(a.Birakilan)} satır bırakıldı` : alinan;
};

const sablonuIndir = async () =>
  indir(
    await tabloDosyasi(
      'Müşteriler',
      MUSTERI_SUTUNLARI.map((s) => ({ baslik: s.baslik, en: 18 })),
      [],
    ),
    'Müşteri Şablonu.xlsx',
  );

export type MusteriSecimi = TabloSecimi<MusteriTabloAlani>;

const kisaca = (adlar: readonly string[]) => adlar.slice(0, 100).map((t) => t.slice(0, 200));

/** Sends the lines of a list in slices. Returns the Id of the import. */
async function yukle(secim: MusteriSecimi, ilerle: (yuzde: number) => void): Promise<number> {
  const tablo = musteriTablosu(satirlari(secim), secim.duzen);
  if (tablo.hata !== null) throw new TabloHatasi(tablo.hata);
  const { kayitlar, taninmayan, atlanan = [] } = tablo;
  const { Id } = await read(oda.musteriAktarimAc, {
    Dosya: secim.dosya.name.slice(-200),
    Taninmayan: kisaca(taninmayan),
    Atlanan: kisaca([...atlananSayfalar(secim), ...atlanan]),
    SatirSayisi: kayitlar.length,
    duzen: saklanacakDuzen(secim),
  });
  for (let i = 0; i < kayitlar.length; i += YUKLEME_DILIMI) {
    ilerle(Math.floor((i * 100) / kayitlar.length));
    await read(oda.musteriAktarimYukle, { Id, satirlar: kayitlar.slice(i, i + YUKLEME_DILIMI) });
  }
  await read(oda.musteriIceAktar, { Id, Islem: 'dene' });
  // Only once, after the last slice.
  void invalidate('aktarimlar');
  return Id;
}

export interface AktarimDosyasiProps {
  /** A list whose columns are chosen again. Null: a file is chosen first. */
  readonly ilk: MusteriSecimi | null;
  readonly onClose: () => void;
  readonly onOpen: (id: number, secim: MusteriSecimi | null) => void;
}

/** The first steps: choosing a file and, in doubt, its columns. Or continuing an import that was begun before. */
export function AktarimDosyasi({ ilk, onClose, onOpen }: AktarimDosyasiProps) {
  const [secim, setSecim] = useState(ilk);
  const liste = useEndpoint(oda.musteriAktarimlari, {}, { staleTime: 0 });
  const [yuzde, setYuzde] = useState<number | null>(null);
  const [mesaj, setMesaj] = useState<string | null>(null);
  const bekleyerek = async (is: () => Promise<void>) => {
    setMesaj(null);
    try {
      await is();
    } catch (h) {
      if (!(h instanceof TabloHatasi || h instanceof ApiError)) throw h;
      setMesaj(h.message);
    } finally {
      setYuzde(null);
    }
  };
  const duzenler = liste.data?.duzenler ?? [];
  const gonder = async (s: MusteriSecimi) => {
    setYuzde(0);
    onOpen(await yukle(s, setYuzde), s);
  };
  const oku = (dosya: File) =>
    bekleyerek(async () => {
      setYuzde(0);
      const s = await dosyaSecimi(MUSTERI_TABLOSU, dosya, duzenler);
      if (s.sorular.length > 0) setSecim(s);
      else await gonder(s);
    });
  const sutunlar: readonly Column<Aktarim>[] = [
    { key: 'Dosya', header: 'Dosya', renderCell: (a) => a.Dosya },
    { key: 'Zaman', header: 'Zaman', width: '140px', nowrap: true, renderCell: (a) => zamanYaz(a.Zaman) },
    { key: 'Kisi', header: 'Aktaran', width: '140px', renderCell: (a) => a.Kisi },
    { key: 'Durum', header: 'Durum', width: '120px', renderCell: (a) => <AktarimDurumu a={a} /> },
    { key: 'Sonuc', header: 'Sonuç', width: '150px', renderCell: sonucu },
    {
      key: 'Ac',
      header: 'İşlemler',
      width: '72px',
      actions: true,
      renderCell: (a) => (
        <Button size="compact-sm" variant="default" aria-label={`Aç: ${a.Dosya}`} onClick={() => onOpen(a.Id, null)}>
          Aç
        </Button>
      ),
    },
  ];
  if (secim !== null)
    return (
      <Dialog
        opened
        onClose={onClose}
        title="İçe Aktar: Sütunlar"
        width={860}
        footer={
          <>
            <Button variant="default" disabled={yuzde !== null} onClick={() => setSecim(null)}>
              Başka Dosya
            </Button>
            <Button
              loading={yuzde !== null}
              onClick={() =>
                void bekleyerek(async () => {
                  const yanlis = duzenHatasi(MUSTERI_TABLOSU, secim.duzen);
                  if (yanlis !== null) throw new TabloHatasi(yanlis);
                  await gonder({ ...secim, secildi: true });
                })
              }
            >
              Önizle
            </Button>
          </>
        }
      >
        <Stack gap={16}>
          <ColumnTargets format={MUSTERI_TABLOSU} choice={secim} onChange={setSecim} known={duzenler} error={mesaj} />
        </Stack>
      </Dialog>
    );
  return (
    <Dialog
      opened
      onClose={onClose}
      title="Müşterileri İçe Aktar"
      width={860}
      footer={
        <Button variant="default" onClick={onClose}>
          Kapat
        </Button>
      }
    >
      <Stack gap={16}>
        <Text>
          Excel (.xlsx, .xls) ya da CSV dosyası seçiniz. Bir dosyada en fazla {sayiYaz(EN_COK_MUSTERI)} müşteri
          olabilir. Sütunlar başlıklarından tanınır; emin olunmayanlar size sorulur. Satırlar müşteri no, T.C. kimlik no
          ya da vergi no ile eşleştirilir: bilinenler güncellenir, yeniler eklenir, boş hücreler bir şey değiştirmez.
          Önce ne olacağını görürsünüz; aktarımı {GERI_ALMA_GUNU} gün içinde geri alabilirsiniz.
        </Text>
        {yuzde === null ? (
          <SpreadsheetPicker
            label="Müşteri dosyası"
            onFile={(dosya) => void oku(dosya)}
            onTemplate={() => void bekleyerek(sablonuIndir)}
          />
        ) : (
          <ProgressBar label="Dosya okunuyor ve yükleniyor" value={yuzde} />
        )}
        <FormError message={mesaj} />
        <section aria-label="Önceki aktarımlar">
          <Text component="h3" my={8} fz={14} fw={600}>
            Önceki Aktarımlar
          </Text>
          <Box bd="1px solid var(--line)" bdrs={8} style={{ overflow: 'hidden' }}>
            <Table
              label="Önceki aktarımlar"
              columns={sutunlar}
              rows={liste.data?.aktarimlar}
              rowKey={(a) => a.Id}
              error={liste.error}
              onRetry={() => void liste.refetch()}
              empty={
                <EmptyState
                  icon={<IconFileImport size={28} stroke={1.5} />}
                  title="Henüz aktarım yok."
                  text="Seçeceğiniz ilk dosya burada listelenecek."
                />
              }
            />
          </Box>
        </section>
      </Stack>
    </Dialog>
  );
}
