import type { Aktarim as Kayit } from '@masabasi/core/musteri/aktarim/contract';
import { sayiYaz } from '@masabasi/core/platform/text/metin';
import { Box, Button, Stack, Text } from '@mantine/core';
import IconAlertTriangle from '~icons/tabler/alert-triangle';
import { useEffect, useState } from 'react';
import { aktarim as oda } from '../../calls/aktarim.ts';
import { invalidate, useEndpoint, useFormAction } from '../../platform/call/api.ts';
import { onayla } from '../../ui/Confirm.tsx';
import { CheckField } from '../../ui/CheckField.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { Read } from '../../ui/Read.tsx';
import { FormError } from '../../ui/FormError.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { ProgressBar } from '../../ui/ProgressBar.tsx';
import { AktarimDosyasi, type MusteriSecimi } from './AktarimDosyasi.tsx';
import { AktarimSatirlari } from './AktarimSatirlari.tsx';

const YOKLAMA_MS = 700;
const SUREN = { dene: 'Dosya inceleniyor', yaz: 'Müşteriler aktarılıyor', geriAl: 'Aktarım geri alınıyor' } as const;
const BASLIK = { dene: 'İçe Aktar: Önizleme', yaz: 'Aktarım Bitti', geriAl: 'Aktarım Geri Alındı' } as const;

/** Customers from a file: choosing the file, the preview, the result, and the undo. */
export default function MusteriAktarDialog({ onClose }: { onClose: () => void }) {
  const [id, setId] = useState<number | null>(null);
  /** The list of the import. Its columns can be chosen again. */
  const [secim, setSecim] = useState<MusteriSecimi | null>(null);
  const [sutunlara, setSutunlara] = useState(false);
  const ac = (yeni: number, s: MusteriSecimi | null) => {
    setSecim(s);
    setId(yeni);
  };
  const don = (sutunlar: boolean) => {
    setSutunlara(sutunlar);
    setId(null);
  };
  return id === null ? (
    <AktarimDosyasi ilk={sutunlara ? secim : null} onClose={onClose} onOpen={ac} />
  ) : (
    <Aktarim
      key={id}
      id={id}
      onClose={onClose}
      onLeave={() => don(false)}
      onColumns={secim === null ? null : () => don(true)}
    />
  );
}

/** Progress of a running step, read repeatedly until the step ends. */
function Suren({ aktarim: { Id, Islem, Dosya, Ilerleme } }: { aktarim: Kayit }) {
  useEndpoint(oda.musteriAktarim, { Id }, { staleTime: 0, refetchInterval: YOKLAMA_MS });
  return (
    <Stack gap={16}>
      <ProgressBar label={`${SUREN[Islem]}: ${Dosya}`} value={Ilerleme} />
      <Text c="dimmed">Pencereyi kapatabilirsiniz; iş sunucuda sürer ve aktarımlarınızda görünür.</Text>
    </Stack>
  );
}

/** One import, at any of its steps. */
function Aktarim({
  id,
  onClose,
  onLeave,
  onColumns,
}: {
  id: number;
  onClose: () => void;
  onLeave: () => void;
  /** Goes back to the choice of columns. Null: the file is no longer available. */
  onColumns: (() => void) | null;
}) {
  const sorgu = useEndpoint(oda.musteriAktarim, { Id: id }, { staleTime: 0 });
  const [ekle, setEkle] = useState(false);
  const iste = useFormAction(oda.musteriIceAktar);
  const a = sorgu.data?.aktarim;
  const suruyor = a?.Durum === 'sirada' || a?.Durum === 'suruyor';
  const biten = a && !suruyor ? a.Islem : null;
  // The server finished the step alone. With a short file, no screen has shown the step running.
  useEffect(() => {
    if (biten !== null) void invalidate('aktarimlar', 'musteri', 'musteriler');
  }, [biten]);

  const Mukerrer = ekle ? ('ekle' as const) : ('atla' as const);
  const baslat = (Islem: 'dene' | 'yaz' | 'geriAl') => iste.mutate({ Id: id, Islem, Mukerrer });
  const geriAl = async () => {
    const evet = await onayla({
      baslik: 'Aktarımı Geri Al',
      metin:
        'Dosyadan eklenen müşteriler silinecek, güncellenenler eski hâline dönecek. Aktarımdan sonra değiştirilenlere dokunulmaz.',
      onay: 'Geri Al',
      tehlikeli: true,
    });
    if (evet) baslat('geriAl');
  };
  const yazilacak = a ? a.Sayilar.Yeni + a.Sayilar.Güncellenecek + (ekle ? a.Eklenebilir : 0) : 0;
  const onizleme = a?.Islem === 'dene' && a.Durum === 'bitti';
  const kapat = (
    <Button variant={onizleme ? 'default' : 'filled'} onClick={onClose}>
      Kapat
    </Button>
  );
  return (
    <Dialog
      opened
      onClose={onClose}
      title={a?.Durum === 'bitti' ? BASLIK[a.Islem] : a?.Durum === 'yarim' ? 'Aktarım Yarım Kaldı' : 'İçe Aktar'}
      width={a?.Durum === 'bitti' ? 1000 : 560}
      footer={
        <>
          {a && !suruyor && (
            <Button variant="default" onClick={onLeave}>
              Aktarımlara Dön
            </Button>
          )}
          {onizleme && onColumns && (
            <Button variant="default" onClick={onColumns}>
              Sütunları Seç
            </Button>
          )}
          {a?.Durum === 'yarim' && (
            <Button loading={iste.isPending} onClick={() => baslat(a.Islem)}>
              Yeniden Başlat
            </Button>
          )}
          {a?.Islem === 'yaz' && a.Durum === 'bitti' && a.Yazilan > 0 && (
            <Button variant="default" loading={iste.isPending} onClick={() => void geriAl()}>
              Geri Al
            </Button>
          )}
          {onizleme ? (
            <Button loading={iste.isPending} disabled={yazilacak === 0} onClick={() => baslat('yaz')}>
              {yazilacak === 0 ? 'Aktarılacak Müşteri Yok' : `${sayiYaz(yazilacak)} Müşteriyi Aktar`}
            </Button>
          ) : (
            kapat
          )}
        </>
      }
    >
      <Read of={sorgu} rows={3}>
        {({ aktarim }) =>
          suruyor ? (
            <Suren aktarim={aktarim} />
          ) : aktarim.Durum === 'yarim' ? (
            <Notice tone="warn" icon={<IconAlertTriangle />}>
              {aktarim.Mesaj}
            </Notice>
          ) : (
            <AktarimSatirlari aktarim={aktarim}>
              {onizleme && aktarim.Eklenebilir > 0 && (
                <Box mb={12}>
                  <CheckField
                    label={`Benzeyen ${sayiYaz(aktarim.Eklenebilir)} mükerrer satırı da yeni müşteri olarak ekle`}
                    value={ekle}
                    onChange={setEkle}
                  />
                </Box>
              )}
            </AktarimSatirlari>
          )
        }
      </Read>
      <FormError message={iste.message} />
    </Dialog>
  );
}
