import { Flex } from '@mantine/core';
import { type Degisken, DEGISKENLER } from '@masabasi/core/masa/sablon/rules';
import css from './Degiskenler.module.css';

/** The variables of a template, filled in from the ticket. A press inserts one at the cursor. */
export const Degiskenler = ({ onEkle }: { readonly onEkle: (yazi: string) => void }) => (
  <Flex gap={4} wrap="wrap" role="group" aria-label="Değişken ekle">
    {(Object.keys(DEGISKENLER) as Degisken[]).map((ad) => (
      <button
        key={ad}
        type="button"
        className={`bare ${css.degisken}`}
        title={`{{${ad}}}`}
        onClick={() => onEkle(`{{${ad}}}`)}
      >
        {DEGISKENLER[ad]}
      </button>
    ))}
  </Flex>
);
