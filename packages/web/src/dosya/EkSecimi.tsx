import { dosya as oda } from '@masabasi/core/dosya/contract';
import { boyutYaz, yapistirilanAd } from '@masabasi/core/dosya/rules';
import { EN_COK_EK, ekHatasi } from '@masabasi/core/posta/rules';
import { Button } from '@mantine/core';
import { Dropzone } from '@mantine/dropzone';
import { IconPaperclip } from '@tabler/icons-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { useEndpoint } from '../api.ts';
import { dosyaGonder, useGidenler, type Yer } from '../giden.ts';
import { simdi } from '../sunucuSaati.ts';
import type { BoundField } from '../ui/Form.tsx';
import { MultiSelectField } from '../ui/MultiSelectField.tsx';
import { ADSIZ } from './DosyaAlani.tsx';
import css from './EkSecimi.module.css';

export interface EkSecimiProps extends Yer {
  readonly alan: BoundField<readonly number[]>;
  /** Whether files can go along at all. */
  readonly acik: boolean;
  /** What is written: files that are dropped or pasted there go along. */
  readonly children: ReactNode;
}

/** Said to whoever sends before all of them are there. */
export const EK_YUKLENIYOR = 'Dosyalar yükleniyor; bitince yeniden gönderiniz.';

/** So many files of a record are still on their way to it. */
export const useYuklenenler = ({ Nesne, NesneId }: Yer): number =>
  useGidenler().filter((g) => g.yer.Nesne === Nesne && g.yer.NesneId === NesneId && g.hal !== 'durdu').length;

const adli = (dosya: File): File =>
  ADSIZ.test(dosya.name) ? new File([dosya], yapistirilanAd(simdi()), { type: dosya.type }) : dosya;

/**
 * The files that go along with an answer about a record: some of those that hang on it, and what is chosen, dropped or pasted
 * while somebody writes, which is kept on the record first like any other file of it.
 */
export function EkSecimi({ Nesne, NesneId, alan, acik, children }: EkSecimiProps) {
  const yer = { Nesne, NesneId };
  const liste = useEndpoint(oda.getDosyaList, yer, { enabled: acik });
  const yuklenen = useYuklenenler(yer);
  const sec = useRef<() => void>(null);
  const son = useRef(alan);
  useEffect(() => {
    son.current = alan;
  });
  const gonder = (dosyalar: readonly File[]) =>
    dosyaGonder(yer, dosyalar.map(adli), (Id) => son.current.onChange([...son.current.value, Id]));
  const hepsi = liste.data?.dosyalist;
  const secilen = hepsi?.filter((d) => alan.value.includes(d.Id)) ?? [];
  const kalkan = hepsi === undefined ? [] : alan.value.filter((id) => !hepsi.some((d) => d.Id === id));
  return (
    <Dropzone
      unstyled
      className={css.alan}
      // What is dropped where nothing goes along is kept all the same.
      onDrop={(dosyalar) => (acik ? gonder(dosyalar) : dosyaGonder(yer, dosyalar))}
      openRef={sec}
      activateOnClick={false}
      activateOnKeyboard={false}
      inputProps={{ 'aria-label': 'Ek seç' }}
      onPaste={(e) => {
        const dosyalar = [...e.clipboardData.files];
        // Whoever copies a table has its picture in the clipboard, too, and means the text.
        if (!acik || dosyalar.length === 0 || e.clipboardData.types.includes('text/plain')) return;
        e.preventDefault();
        gonder(dosyalar);
      }}
    >
      {children}
      {acik && (
        <>
          <div className={css.secim}>
            <MultiSelectField
              {...alan}
              label="Ekler"
              error={
                kalkan.length > 0
                  ? 'Seçtiğiniz bir dosya kaldırılmış; çıkarınız.'
                  : (ekHatasi(secilen.map((d) => d.Boyut)) ?? undefined)
              }
              options={(hepsi ?? []).map((d) => ({ Id: d.Id, Ad: `${d.Ad} (${boyutYaz(d.Boyut)})` }))}
              current={kalkan.map((Id) => ({ Id, Ad: 'Kaldırılmış dosya' }))}
              placeholder="Eklenmiş dosyalardan seçiniz"
              nothingFound="Dosya eklenmemiş"
              maxValues={EN_COK_EK}
            />
            <Button
              variant="default"
              leftSection={<IconPaperclip size={16} aria-hidden />}
              onClick={() => sec.current?.()}
            >
              Dosya Seç
            </Button>
          </div>
          <p className={css.not} role="status">
            {yuklenen > 0 ? `${yuklenen} dosya yükleniyor…` : ''}
          </p>
        </>
      )}
    </Dropzone>
  );
}
