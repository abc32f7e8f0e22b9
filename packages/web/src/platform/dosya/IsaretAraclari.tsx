import { Button } from '@mantine/core';
import IconArrowBackUp from '~icons/tabler/arrow-back-up';
import IconArrowUpRight from '~icons/tabler/arrow-up-right';
import IconBlur from '~icons/tabler/blur';
import IconPlus from '~icons/tabler/plus';
import IconSquare from '~icons/tabler/square';
import IconTrash from '~icons/tabler/trash';
import IconTypography from '~icons/tabler/typography';
import type { Icon } from '../../ui/Icon.tsx';
import { useEffect, useRef } from 'react';
import { type IsaretTuru, RENK_ADLARI, RENKLER, type Renk } from './isaret.ts';
import type { Isaretler } from './isaretler.ts';
import { TextField } from '../../ui/TextField.tsx';
import css from './IsaretAraclari.module.css';

const ARACLAR: readonly (readonly [IsaretTuru, string, Icon])[] = [
  ['ok', 'Ok', IconArrowUpRight],
  ['kutu', 'Kutu', IconSquare],
  ['yazi', 'Yazı', IconTypography],
  ['bulanik', 'Bulanıklaştır', IconBlur],
];
const RENK_SIRASI = Object.keys(RENKLER) as readonly Renk[];

/** Tools, colours, the text of the selected mark, and undo. */
export function IsaretAraclari({ isaretler: m }: { readonly isaretler: Isaretler }) {
  const { secili } = m;
  const yazi = useRef<HTMLInputElement>(null);
  const yaziNo = secili?.tur === 'yazi' ? secili.no : null;
  useEffect(() => {
    if (yaziNo !== null) yazi.current?.select();
  }, [yaziNo]);
  return (
    <div className={css.araclar} role="group" aria-label="İşaret araçları" data-araclar>
      <div className={css.grup}>
        {ARACLAR.map(([tur, ad, Ikon]) => (
          <Button
            key={tur}
            variant={m.arac === tur ? 'filled' : 'default'}
            aria-pressed={m.arac === tur}
            leftSection={<Ikon size={16} aria-hidden />}
            onClick={() => m.setArac(tur)}
          >
            {ad}
          </Button>
        ))}
      </div>
      <fieldset className={css.renkler}>
        <legend className={css.gizli}>Renk</legend>
        {RENK_SIRASI.map((renk) => (
          <label key={renk} className={css.renk} title={RENK_ADLARI[renk]}>
            <input
              type="radio"
              name="isaret-rengi"
              className={css.gizli}
              aria-label={RENK_ADLARI[renk]}
              checked={m.renk === renk}
              onChange={() => m.boya(renk)}
            />
            <span className={css.nokta} style={{ background: RENKLER[renk] }} />
          </label>
        ))}
      </fieldset>
      <div className={css.grup}>
        <Button variant="default" leftSection={<IconPlus size={16} aria-hidden />} onClick={m.ortayaEkle}>
          Ortaya Ekle
        </Button>
        <Button
          variant="default"
          leftSection={<IconArrowBackUp size={16} aria-hidden />}
          disabled={!m.geriVar}
          onClick={m.geri}
        >
          Geri Al
        </Button>
        <Button
          variant="default"
          leftSection={<IconTrash size={16} aria-hidden />}
          disabled={secili === null}
          onClick={() => secili && m.sil(secili.no)}
        >
          Sil
        </Button>
      </div>
      {secili !== null && yaziNo !== null && (
        <TextField
          ref={yazi}
          label={undefined}
          aria-label="İşaretin yazısı"
          className={css.yazi}
          maxLength={80}
          value={secili.yazi}
          onChange={(metin) => m.yazisi(secili, metin)}
        />
      )}
    </div>
  );
}
