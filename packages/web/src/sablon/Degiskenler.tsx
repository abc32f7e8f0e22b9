import { type Degisken, DEGISKENLER } from '@masabasi/core/sablon/rules';
import { Button } from '@mantine/core';
import css from './Degiskenler.module.css';

/** What may stand in a template for what a contact is; a press puts it at its end. */
export const Degiskenler = ({ onEkle }: { readonly onEkle: (yazi: string) => void }) => (
  <div role="group" aria-label="Değişken ekle" className={css.liste}>
    {(Object.keys(DEGISKENLER) as Degisken[]).map((ad) => (
      <Button key={ad} variant="default" size="compact-xs" title={`{{${ad}}}`} onClick={() => onEkle(`{{${ad}}}`)}>
        {DEGISKENLER[ad]}
      </Button>
    ))}
  </div>
);
