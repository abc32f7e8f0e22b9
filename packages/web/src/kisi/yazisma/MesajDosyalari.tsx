import type { DosyaSatiri } from '@masabasi/core/platform/dosya/satirlar';
import { resimMi } from '@masabasi/core/platform/dosya/rules';
import { DOSYA_UYARILARI } from '@masabasi/core/platform/dosya/uyarilar';
import { boyutYaz } from '@masabasi/core/platform/text/metin';
import IconDownload from '~icons/tabler/download';
import IconPencil from '~icons/tabler/pencil';
import IconPhotoOff from '~icons/tabler/photo-off';
import { lazy, Suspense, useState } from 'react';
import { dosyaIndir, useDosya } from '../../platform/call/dosyaOku.ts';
import { Skeleton } from '../../ui/Skeleton.tsx';
import css from './MesajDosyalari.module.css';

const DosyaGalerisi = lazy(() => import('../../platform/dosya/DosyaGalerisi.tsx'));
const ResimIsaretDialog = lazy(() => import('../../platform/dosya/ResimIsaretDialog.tsx'));

const indir = (d: DosyaSatiri) => void dosyaIndir('mesaj', d);

function Kucuk({ dosya: d, onOpen }: { readonly dosya: DosyaSatiri; readonly onOpen: () => void }) {
  const { adres, error } = useDosya({ Nesne: 'mesaj', Id: d.Id }, 'kucuk', true);
  return (
    <button type="button" className={css.resim} aria-label={`Aç: ${d.Ad}`} onClick={onOpen}>
      {adres !== undefined ? (
        <img src={adres} alt="" />
      ) : error ? (
        <IconPhotoOff size={28} stroke={1.5} aria-label={error.message} />
      ) : (
        <Skeleton height={96} />
      )}
    </button>
  );
}

export interface MesajDosyalariProps {
  readonly dosyalar: readonly DosyaSatiri[];
  /** Adds a marked picture to the present draft. */
  readonly onIsaretli: (resim: File) => void;
}

/** The files of a message: pictures as thumbnails to open and mark, other files by name. */
export function MesajDosyalari({ dosyalar, onIsaretli }: MesajDosyalariProps) {
  const [acik, setAcik] = useState<{ readonly ne: 'galeri' | 'isaret'; readonly dosya: DosyaSatiri } | null>(null);
  const kapat = () => setAcik(null);
  const resimler = dosyalar.filter((d) => resimMi(d.Tip));
  const digerleri = dosyalar.filter((d) => !resimMi(d.Tip));
  return (
    <div className={css.dosyalar}>
      {resimler.map((d) => (
        <div key={d.Id} className={css.karo}>
          <Kucuk dosya={d} onOpen={() => setAcik({ ne: 'galeri', dosya: d })} />
          <button type="button" className={css.isaretle} onClick={() => setAcik({ ne: 'isaret', dosya: d })}>
            <IconPencil size={14} aria-hidden /> İşaretle<span className="visually-hidden">: {d.Ad}</span>
          </button>
        </div>
      ))}
      {digerleri.map((d) => (
        <button key={d.Id} type="button" className={css.belge} onClick={() => indir(d)}>
          <IconDownload size={16} aria-hidden />
          {d.Ad}{' '}
          <span className={css.boyut}>
            {boyutYaz(d.Boyut)}
            {d.Uyari && ` · ${DOSYA_UYARILARI[d.Uyari.Tur].ad}`}
          </span>
        </button>
      ))}
      <Suspense fallback={null}>
        {acik?.ne === 'galeri' && (
          <DosyaGalerisi Nesne="mesaj" resimler={resimler} ilk={acik.dosya.Id} onDownload={indir} onClose={kapat} />
        )}
        {acik?.ne === 'isaret' && (
          <ResimIsaretDialog
            Nesne="mesaj"
            dosya={acik.dosya}
            onSave={(resim) => {
              onIsaretli(resim);
              kapat();
            }}
            onClose={kapat}
          />
        )}
      </Suspense>
    </div>
  );
}
