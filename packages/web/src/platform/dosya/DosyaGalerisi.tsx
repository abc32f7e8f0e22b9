import { Box } from '@mantine/core';
import 'yet-another-react-lightbox/styles.css';
import 'yet-another-react-lightbox/plugins/captions.css';
import type { DosyaSatiri } from '@masabasi/core/platform/dosya/satirlar';
import type { DosyaNesnesi } from '@masabasi/core/platform/dosya/rules';
import { zamanYaz } from '@masabasi/core/platform/time/tarih';
import { useState } from 'react';
import { Lightbox, type SlideImage } from 'yet-another-react-lightbox';
import Captions from 'yet-another-react-lightbox/plugins/captions';
import Download from 'yet-another-react-lightbox/plugins/download';
import Zoom from 'yet-another-react-lightbox/plugins/zoom';
import { useDosya } from '../call/dosyaOku.ts';
import { Read } from '../../ui/Read.tsx';

export interface DosyaGalerisiProps {
  readonly Nesne: DosyaNesnesi;
  readonly resimler: readonly DosyaSatiri[];
  /** The picture to open first. */
  readonly ilk: number;
  readonly onDownload: (d: DosyaSatiri) => void;
  readonly onClose: () => void;
}

/** Up to this many bytes the original is loaded: letters in a screenshot must be readable after zooming. */
const BUTUN_OKUNAN = 1_500_000;

const SOZLER = {
  Lightbox: 'Resimler',
  Carousel: 'Resimler',
  Slide: 'Resim',
  Photo: 'Resim',
  'Photo gallery': 'Resimler',
  Previous: 'Önceki resim',
  Next: 'Sonraki resim',
  Close: 'Kapat',
  Download: 'İndir',
  'Zoom in': 'Yakınlaştır',
  'Zoom out': 'Uzaklaştır',
  '{index} of {total}': '{index} / {total}',
};

/** Full-screen pictures of a record, with zoom, arrows and swipe. */
export default function DosyaGalerisi({ Nesne, resimler, ilk, onDownload, onClose }: DosyaGalerisiProps) {
  const [sira, setSira] = useState(() =>
    Math.max(
      0,
      resimler.findIndex((d) => d.Id === ilk),
    ),
  );
  const d = resimler[sira];
  const okunan = useDosya(
    { Nesne, Id: d?.Id ?? ilk },
    d !== undefined && d.Boyut > BUTUN_OKUNAN ? 'orta' : 'asil',
    d !== undefined,
  );
  const slides = resimler.map((r, n): SlideImage => ({
    src: n === sira ? (okunan.adres ?? '') : '',
    alt: r.Ad,
    width: r.En ?? undefined,
    height: r.Boy ?? undefined,
    title: r.Ad,
    description: [r.Yukleyen, zamanYaz(r.Zaman)].filter(Boolean).join(', '),
  }));
  return (
    <Lightbox
      open
      close={onClose}
      styles={{ root: { '--yarl__portal_zindex': 210 } }}
      slides={slides}
      index={sira}
      plugins={[Zoom, Download, Captions]}
      labels={SOZLER}
      carousel={{ finite: true, preload: 1 }}
      zoom={{ maxZoomPixelRatio: 4, scrollToZoom: true }}
      animation={{ fade: 150, swipe: 250 }}
      download={{
        download: () => {
          if (d) onDownload(d);
        },
      }}
      on={{ view: ({ index }) => setSira(index) }}
      render={{
        ...(slides.length > 1 ? {} : { buttonPrev: () => null, buttonNext: () => null }),
        // Nothing is shown until the picture has loaded.
        slide: ({ slide }) =>
          'src' in slide && slide.src === '' ? (
            <Box w="min(320px, 80vw)">
              {/* A slide beside the shown one has no picture either, whatever was read. */}
              <Read of={{ data: undefined, error: okunan.error, refetch: okunan.refetch }} rows={1} />
            </Box>
          ) : undefined,
      }}
    />
  );
}
