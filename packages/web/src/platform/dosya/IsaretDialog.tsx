import { Button, Stack, Text } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { useIsaretler } from './isaretler.ts';
import { onayla } from '../../ui/Confirm.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { SkeletonRows } from '../../ui/Skeleton.tsx';
import { IsaretAraclari } from './IsaretAraclari.tsx';
import { IsaretTuvali } from './IsaretTuvali.tsx';

export interface IsaretDialogProps {
  readonly title: string;
  readonly submit: string;
  readonly resim: Blob;
  /** The name of the marked picture. Its ending gives the file type. */
  readonly ad: string;
  readonly onSave: (dosya: File) => void;
  readonly onClose: () => void;
}

/** The longer side in pixels. The server stores nothing larger. */
const EN_COK_KENAR = 4096;
const ACILMADI = { message: 'Resim açılamadı; bozuk olabilir.' };

/** A picture's pixels. Null while they load, an error if the file cannot be read. */
function useResim(veri: Blob): ImageBitmap | Error | null {
  const [resim, setResim] = useState<ImageBitmap | Error | null>(null);
  useEffect(() => {
    let birakildi = false;
    let acilan: ImageBitmap | null = null;
    const ac = async () => {
      try {
        acilan = await createImageBitmap(veri);
        if (birakildi) acilan.close();
        else setResim(acilan);
      } catch (e) {
        if (!(e instanceof DOMException)) throw e;
        setResim(e);
      }
    };
    void ac();
    return () => {
      birakildi = true;
      acilan?.close();
    };
  }, [veri]);
  return resim;
}

/** Marks on a picture before it is sent: arrows, boxes, words, and hidden areas. */
export default function IsaretDialog({ resim: veri, ...o }: IsaretDialogProps) {
  const resim = useResim(veri);
  if (resim !== null && !(resim instanceof Error)) return <Isaretleme resim={resim} {...o} />;
  return (
    <Dialog opened onClose={o.onClose} title={o.title} width={1000}>
      {resim === null ? <SkeletonRows rows={6} /> : <ErrorState error={ACILMADI} />}
    </Dialog>
  );
}

interface IsaretlemeProps extends Omit<IsaretDialogProps, 'resim'> {
  readonly resim: ImageBitmap;
}

function Isaretleme({ resim, title, submit, ad, onSave, onClose }: IsaretlemeProps) {
  const olcek = Math.min(1, EN_COK_KENAR / Math.max(resim.width, resim.height));
  const isaretler = useIsaretler({ en: Math.round(resim.width * olcek), boy: Math.round(resim.height * olcek) });
  const tuval = useRef<HTMLCanvasElement>(null);
  const kapat = async () => {
    const birak =
      isaretler.bos ||
      (await onayla({
        baslik: 'Kaydedilmeyen İşaretler',
        metin: 'İşaretleriniz kaydedilmedi. Pencere kapanırsa silinecek.',
        onay: 'Kaydetmeden Kapat',
        vazgec: 'Düzenlemeye Dön',
        tehlikeli: true,
      }));
    if (birak) onClose();
  };
  const kaydet = () => {
    const type = /\.jpe?g$/i.test(ad) ? 'image/jpeg' : 'image/png';
    tuval.current?.toBlob((b) => b && onSave(new File([b], ad, { type })), type, 0.92);
  };
  return (
    <Dialog
      opened
      onClose={() => void kapat()}
      title={title}
      width={1000}
      footer={
        <>
          <Button variant="default" onClick={() => void kapat()}>
            Vazgeç
          </Button>
          <Button data-autofocus onClick={kaydet}>
            {submit}
          </Button>
        </>
      }
    >
      <Stack gap={12}>
        <IsaretAraclari isaretler={isaretler} />
        <IsaretTuvali resim={resim} isaretler={isaretler} tuval={tuval} />
        <Text fz={12} lh="18px" c="dimmed">
          Resmin üzerinde sürükleyerek çiziniz.{' '}
          <span className="for-keyboard">
            Klavyeyle: Ortaya Ekle ile gelen işareti ok tuşları taşır, Shift ile ok tuşları boyutlandırır, Delete siler;
            Ctrl+Z geri alır.
          </span>
        </Text>
      </Stack>
    </Dialog>
  );
}
