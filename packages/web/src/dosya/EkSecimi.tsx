import { boyutYaz } from '@masabasi/core/metin';
import { EN_COK_EK, ekHatasi } from '@masabasi/core/posta/rules';
import { Button } from '@mantine/core';
import { Dropzone } from '@mantine/dropzone';
import IconPaperclip from '~icons/tabler/paperclip';
import { type ReactNode, useRef } from 'react';
import { dosya as oda } from '../calls/dosya.ts';
import { useEndpoint } from '../api.ts';
import type { Yer } from '../giden.ts';
import type { BoundField } from '../ui/Form.tsx';
import { MultiSelectField } from '../ui/MultiSelectField.tsx';
import css from './EkSecimi.module.css';
import { YaziDosyalari, type useYaziDosyalari, type YaziDosyasi } from './YaziDosyalari.tsx';

export interface EkSecimiProps {
  /** What is written about. */
  readonly yer: Yer;
  /** The record's files that go along. */
  readonly alan: BoundField<readonly number[]>;
  /** The files that are brought while somebody writes: they are hung on the record with it, and go along, too. */
  readonly dosyalar: readonly YaziDosyasi[];
  readonly gonderilen: ReturnType<typeof useYaziDosyalari>;
  /** Whether a mail goes out. */
  readonly postayla: boolean;
  /** What is written: what is dropped or pasted there is brought. */
  readonly children: ReactNode;
}

/** Files with what somebody writes about a record. */
export function EkSecimi({ yer, alan, dosyalar, gonderilen, postayla, children }: EkSecimiProps) {
  const liste = useEndpoint(oda.getDosyaList, yer, { enabled: postayla });
  const sec = useRef<() => void>(null);
  const hepsi = liste.data?.dosyalist;
  const secilen = hepsi?.filter((d) => alan.value.includes(d.Id)) ?? [];
  const kalkan = hepsi === undefined ? [] : alan.value.filter((id) => !hepsi.some((d) => d.Id === id));
  const sigmaz = postayla ? ekHatasi([...secilen, ...dosyalar].map((d) => d.Boyut)) : null;
  return (
    <Dropzone
      unstyled
      classNames={{ root: css.alan, inner: css.ic }}
      onDrop={gonderilen.ekle}
      openRef={sec}
      activateOnClick={false}
      activateOnKeyboard={false}
      inputProps={{ 'aria-label': 'Ek seç' }}
      onPaste={(e) => {
        const { files, types } = e.clipboardData;
        // Cells of a table lie there as text and as a picture: here goes the text.
        if (files.length === 0 || types.includes('text/plain')) return;
        e.preventDefault();
        gonderilen.ekle([...files]);
      }}
    >
      {children}
      <div className={css.secim}>
        {postayla && (
          <MultiSelectField
            {...alan}
            label="Ekler"
            error={kalkan.length > 0 ? 'Seçtiğiniz bir dosya kaldırılmış; çıkarınız.' : (sigmaz ?? undefined)}
            options={(hepsi ?? []).map((d) => ({ Id: d.Id, Ad: `${d.Ad} (${boyutYaz(d.Boyut)})` }))}
            current={kalkan.map((Id) => ({ Id, Ad: 'Kaldırılmış dosya' }))}
            placeholder="Eklenmiş dosyalardan seçiniz"
            nothingFound="Dosya eklenmemiş"
            maxValues={EN_COK_EK}
          />
        )}
        <Button variant="default" leftSection={<IconPaperclip size={16} aria-hidden />} onClick={() => sec.current?.()}>
          Dosya Seç
        </Button>
      </div>
      <YaziDosyalari {...gonderilen} dosyalar={dosyalar} />
    </Dropzone>
  );
}
