import type { AkisAdimi } from '@masabasi/core/is/projetakip/akis';
import { Button } from '@mantine/core';
import IconPhotoDown from '~icons/tabler/photo-down';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { indir } from '../../platform/call/indir.ts';
import { bildir } from '../../ui/Toast.tsx';
import { AkisCizimi } from './AkisCizimi.tsx';

/** Browsers draw no larger canvas, in pixels. */
const EN_UZUN = 8000;

/** A drawing as a PNG. Null: it could not be drawn. */
async function resmet(svg: SVGSVGElement): Promise<Blob | null> {
  const adres = URL.createObjectURL(new Blob([new XMLSerializer().serializeToString(svg)], { type: 'image/svg+xml' }));
  try {
    const resim = new Image();
    resim.src = adres;
    await resim.decode();
    const { width, height } = svg.viewBox.baseVal;
    // Twice the drawn size, so that letters stay sharp when enlarged.
    const kat = Math.min(2, EN_UZUN / Math.max(width, height));
    const tuval = document.createElement('canvas');
    tuval.width = Math.ceil(width * kat);
    tuval.height = Math.ceil(height * kat);
    tuval.getContext('2d')?.drawImage(resim, 0, 0, tuval.width, tuval.height);
    return await new Promise((tamam) => tuval.toBlob(tamam, 'image/png'));
  } catch (hata) {
    if (!(hata instanceof DOMException)) throw hata;
    return null;
  } finally {
    URL.revokeObjectURL(adres);
  }
}

/** Downloads the drawing of a flow. */
export function AkisResimDugmesi({ adimlar, ad }: { readonly adimlar: readonly AkisAdimi[]; readonly ad: string }) {
  const [isteniyor, setIsteniyor] = useState(false);
  const kap = useRef<HTMLDivElement>(null);
  const kaydet = async () => {
    // The flow is drawn only for its picture.
    flushSync(() => setIsteniyor(true));
    const svg = kap.current?.querySelector('svg');
    const resim = svg ? await resmet(svg) : null;
    setIsteniyor(false);
    if (resim) indir(resim, `${ad} akışı.png`);
    else bildir({ baslik: 'Resim hazırlanamadı', metin: 'Akışı PDF olarak indiriniz.', tur: 'error' });
  };
  return (
    <>
      <Button
        variant="default"
        leftSection={<IconPhotoDown size={16} aria-hidden />}
        loading={isteniyor}
        onClick={() => void kaydet()}
      >
        Resim
      </Button>
      {isteniyor && (
        <div ref={kap} hidden>
          <AkisCizimi adimlar={adimlar} />
        </div>
      )}
    </>
  );
}
