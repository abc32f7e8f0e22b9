import type { DosyaSatiri } from '@masabasi/core/platform/dosya/satirlar';
import { resimMi, yapistirilanAd } from '@masabasi/core/platform/dosya/rules';
import { ActionIcon, Button } from '@mantine/core';
import { Dropzone } from '@mantine/dropzone';
import IconCamera from '~icons/tabler/camera';
import IconPaperclip from '~icons/tabler/paperclip';
import IconPlus from '~icons/tabler/plus';
import { useRef, useState } from 'react';
import { dosya as oda } from '../../calls/dosya.ts';
import { useAction, useEndpoint } from '../call/api.ts';
import { dosyaIndir } from '../call/dosyaOku.ts';
import { adsiz, dosyaGonder, type Yer } from '../call/giden.ts';
import { simdi } from '../call/sunucuSaati.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { Read } from '../../ui/Read.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { bildir } from '../../ui/Toast.tsx';
import { useListener } from '../../ui/useListener.ts';
import { onDemand } from '../../ui/onDemand.tsx';
import css from './DosyaAlani.module.css';
import { DosyaKarosu } from './DosyaKarosu.tsx';
import { DosyaSatirlari } from './DosyaSatirlari.tsx';
import { GidenDosyalar } from './GidenDosyalar.tsx';
import { Columns } from '../../ui/Columns.tsx';

const DosyaGalerisi = onDemand(() => import('./DosyaGalerisi.tsx'));
const IsaretDialog = onDemand(() => import('./IsaretDialog.tsx'));
const PdfDialog = onDemand(() => import('./PdfDialog.tsx'));
const ResimIsaretDialog = onDemand(() => import('./ResimIsaretDialog.tsx'));

/** The window open above the section. */
type Acik =
  | { readonly ne: 'galeri' | 'pdf' | 'isaret'; readonly Id: number }
  | { readonly ne: 'yapistirilan'; readonly resim: File };

const yazilan = (hedef: EventTarget | null): boolean =>
  hedef instanceof Element && hedef.closest('input, textarea, select, [contenteditable]') !== null;
const pencereAcik = (): boolean => document.querySelector('[aria-modal="true"]') !== null;

/** Receives pasted files while no field has the focus and no window is open. */
function useYapistirma(geldi: (dosyalar: readonly File[]) => void): void {
  useListener('document', 'paste', (e) => {
    const dosyalar = [...(e.clipboardData?.files ?? [])];
    if (dosyalar.length === 0 || yazilan(e.target) || pencereAcik()) return;
    e.preventDefault();
    geldi(dosyalar);
  });
}

/**
 * The files of a record: dropped, chosen, pasted or photographed. They can be shown, marked, removed and restored. This
 * component knows only the kind and the Id of the record.
 */
export function DosyaAlani({ Nesne, NesneId }: Yer) {
  const yer = { Nesne, NesneId };
  const liste = useEndpoint(oda.getDosyaList, yer, { refetchOnMount: 'always' });
  const [acik, setAcik] = useState<Acik | null>(null);
  const sec = useRef<() => void>(null);
  const ekleDugmesi = useRef<HTMLButtonElement>(null);
  const kamera = useRef<HTMLInputElement>(null);
  const geriAl = useAction(oda.dosyaGeriAl, {
    onSuccess: () => bildir({ baslik: 'Dosya geri alındı', tur: 'success' }),
  });
  const sil = useAction(oda.dosyaSil, {
    onSuccess: (_, { Id }) => {
      // The focused element no longer exists.
      ekleDugmesi.current?.focus();
      bildir({
        baslik: 'Dosya kaldırıldı',
        tur: 'success',
        eylem: { etiket: 'Geri Al', calistir: () => geriAl.mutate({ Nesne, Id }) },
      });
    },
  });
  useYapistirma((dosyalar) => {
    const [ilk] = dosyalar;
    if (dosyalar.length > 1 || !ilk || !adsiz(ilk)) dosyaGonder(yer, dosyalar);
    else setAcik({ ne: 'yapistirilan', resim: new File([ilk], yapistirilanAd(simdi()), { type: ilk.type }) });
  });

  const hepsi = liste.data?.dosyalist;
  const resimler = hepsi?.filter((d) => resimMi(d.Tip)) ?? [];
  const digerleri = hepsi?.filter((d) => !resimMi(d.Tip)) ?? [];
  const acikDosya = acik && 'Id' in acik ? hepsi?.find((d) => d.Id === acik.Id) : undefined;
  const kapat = () => setAcik(null);
  const gonder = (dosya: File) => {
    kapat();
    dosyaGonder(yer, [dosya]);
  };
  const kaldir = ({ Id }: DosyaSatiri) => sil.mutate({ Nesne, Id });
  const indir = (d: DosyaSatiri) => void dosyaIndir(Nesne, d);
  return (
    <Dropzone
      unstyled
      pos="relative"
      miw={0}
      onDrop={(dosyalar) => dosyaGonder(yer, dosyalar)}
      openRef={sec}
      activateOnClick={false}
      activateOnKeyboard={false}
      inputProps={{ 'aria-label': 'Dosya seç' }}
    >
      <Panel
        title="Dosyalar"
        icon={<IconPaperclip />}
        actions={
          <>
            <ActionIcon
              className={css.kamera}
              variant="default"
              w={40}
              h={40}
              aria-label="Fotoğraf çek"
              onClick={() => kamera.current?.click()}
            >
              <IconCamera size={18} aria-hidden />
            </ActionIcon>
            <Button
              ref={ekleDugmesi}
              variant="default"
              leftSection={<IconPlus size={16} aria-hidden />}
              onClick={() => sec.current?.()}
            >
              Dosya Ekle
            </Button>
          </>
        }
      >
        <input
          ref={kamera}
          type="file"
          hidden
          aria-label="Fotoğraf"
          accept="image/jpeg"
          capture="environment"
          onChange={(e) => {
            dosyaGonder(yer, [...(e.currentTarget.files ?? [])]);
            e.currentTarget.value = '';
          }}
        />
        <GidenDosyalar Nesne={Nesne} NesneId={NesneId} />
        <Read of={liste} rows={2}>
          {({ dosyalist }) =>
            dosyalist.length === 0 && (
              <EmptyState
                compact
                title="Dosya eklenmemiş."
                text="Dosyaları buraya sürükleyiniz ya da ekran görüntüsünü Ctrl+V ile yapıştırınız."
              />
            )
          }
        </Read>
        {resimler.length > 0 && (
          <Columns
            component="ul"
            of="repeat(auto-fill, minmax(150px, 1fr))"
            gap={12}
            p="8px 16px 16px"
            aria-label="Resimler"
          >
            {resimler.map((d) => (
              <DosyaKarosu
                key={d.Id}
                Nesne={Nesne}
                dosya={d}
                onOpen={() => setAcik({ ne: 'galeri', Id: d.Id })}
                onMark={() => setAcik({ ne: 'isaret', Id: d.Id })}
                onDownload={() => indir(d)}
                onRemove={() => kaldir(d)}
              />
            ))}
          </Columns>
        )}
        {digerleri.length > 0 && (
          <DosyaSatirlari
            dosyalar={digerleri}
            onOpen={(d) => (d.Tip === 'application/pdf' ? setAcik({ ne: 'pdf', Id: d.Id }) : indir(d))}
            onDownload={indir}
            onRemove={kaldir}
          />
        )}
      </Panel>
      <Dropzone.Accept>
        <div className={css.birak}>Dosyaları buraya bırakınız</div>
      </Dropzone.Accept>
      {acik?.ne === 'galeri' && acikDosya && (
        <DosyaGalerisi Nesne={Nesne} resimler={resimler} ilk={acikDosya.Id} onDownload={indir} onClose={kapat} />
      )}
      {acik?.ne === 'pdf' && acikDosya && (
        <PdfDialog Nesne={Nesne} dosya={acikDosya} onDownload={() => indir(acikDosya)} onClose={kapat} />
      )}
      {acik?.ne === 'isaret' && acikDosya && (
        <ResimIsaretDialog Nesne={Nesne} dosya={acikDosya} onSave={gonder} onClose={kapat} />
      )}
      {acik?.ne === 'yapistirilan' && (
        <IsaretDialog
          title="Ekran Görüntüsü"
          submit="Ekle"
          resim={acik.resim}
          ad={acik.resim.name}
          onSave={gonder}
          onClose={kapat}
        />
      )}
    </Dropzone>
  );
}
