import { Flex, Stack, Text } from '@mantine/core';
import type { DosyaSatiri } from '@masabasi/core/platform/dosya/satirlar';
import { resimMi } from '@masabasi/core/platform/dosya/rules';
import { DOSYA_UYARILARI } from '@masabasi/core/platform/dosya/uyarilar';
import { boyutYaz } from '@masabasi/core/platform/text/metin';
import IconDownload from '~icons/tabler/download';
import IconPencil from '~icons/tabler/pencil';
import IconPhotoOff from '~icons/tabler/photo-off';
import { useState } from 'react';
import { dosyaIndir, useDosya } from '../../platform/call/dosyaOku.ts';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { onDemand } from '../../ui/onDemand.tsx';
import css from './MesajDosyalari.module.css';

const DosyaGalerisi = onDemand(() => import('../../platform/dosya/DosyaGalerisi.tsx'));
const ResimIsaretDialog = onDemand(() => import('../../platform/dosya/ResimIsaretDialog.tsx'));

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

const DUGME = {
  component: 'button',
  type: 'button',
  className: 'bare link anywhere',
  gap: 4,
  align: 'center',
  mih: 24,
  px: 6,
  py: 2,
  fz: 13,
} as const;

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
    <Flex gap={8} wrap="wrap" mt={4}>
      {resimler.map((d) => (
        <Stack key={d.Id} gap={2} w={140}>
          <Kucuk dosya={d} onOpen={() => setAcik({ ne: 'galeri', dosya: d })} />
          <Flex {...DUGME} onClick={() => setAcik({ ne: 'isaret', dosya: d })}>
            <IconPencil size={14} aria-hidden /> İşaretle<span className="visually-hidden">: {d.Ad}</span>
          </Flex>
        </Stack>
      ))}
      {digerleri.map((d) => (
        <Flex key={d.Id} {...DUGME} bd="1px solid var(--line)" bdrs={6} onClick={() => indir(d)}>
          <IconDownload size={16} aria-hidden />
          {d.Ad}{' '}
          <Text span c="dimmed">
            {boyutYaz(d.Boyut)}
            {d.Uyari && ` · ${DOSYA_UYARILARI[d.Uyari.Tur].ad}`}
          </Text>
        </Flex>
      ))}
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
    </Flex>
  );
}
