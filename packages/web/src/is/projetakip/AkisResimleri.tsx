import { resimMi } from '@masabasi/core/platform/dosya/rules';
import type { DosyaSatiri } from '@masabasi/core/platform/dosya/satirlar';
import { Button, Text } from '@mantine/core';
import IconDownload from '~icons/tabler/download';
import { useState } from 'react';
import { dosya as oda } from '../../calls/dosya.ts';
import { useEndpoint } from '../../platform/call/api.ts';
import { dosyaIndir, useDosya } from '../../platform/call/dosyaOku.ts';
import { Read } from '../../ui/Read.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { onDemand } from '../../ui/onDemand.tsx';
import css from './AkisResimleri.module.css';

const DosyaGalerisi = onDemand(() => import('../../platform/dosya/DosyaGalerisi.tsx'));

const indirilen = (d: DosyaSatiri) => void dosyaIndir('prjAkis', d);

function Resim({ dosya: d, onOpen }: { readonly dosya: DosyaSatiri; readonly onOpen: () => void }) {
  const { adres, error } = useDosya({ Nesne: 'prjAkis', Id: d.Id }, 'orta', true);
  if (error) return <Text my={8} c="var(--danger)">{`${d.Ad}: ${error.message}`}</Text>;
  return (
    <button type="button" className={`bare ${css.resim}`} aria-label={`Büyüt: ${d.Ad}`} onClick={onOpen}>
      {adres === undefined ? <Skeleton height={160} /> : <img src={adres} alt={d.Ad} />}
    </button>
  );
}

/** The pictures and files of a step, for a reader of the flow. */
export function AkisResimleri({ AkisId }: { readonly AkisId: number }) {
  const liste = useEndpoint(oda.getDosyaList, { Nesne: 'prjAkis', NesneId: AkisId });
  const [acik, setAcik] = useState<number | null>(null);
  if (!liste.data) return <Read of={liste} rows={0} />;
  const hepsi = liste.data.dosyalist;
  const resimler = hepsi.filter((d) => resimMi(d.Tip));
  const digerleri = hepsi.filter((d) => !resimMi(d.Tip));
  return (
    <>
      {resimler.map((d) => (
        <Resim key={d.Id} dosya={d} onOpen={() => setAcik(d.Id)} />
      ))}
      {digerleri.map((d) => (
        <Button
          key={d.Id}
          variant="subtle"
          leftSection={<IconDownload size={16} aria-hidden />}
          onClick={() => indirilen(d)}
        >
          {d.Ad}
        </Button>
      ))}
      {acik !== null && (
        <DosyaGalerisi
          Nesne="prjAkis"
          resimler={resimler}
          ilk={acik}
          onDownload={indirilen}
          onClose={() => setAcik(null)}
        />
      )}
    </>
  );
}
