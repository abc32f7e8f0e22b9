import { Box, Button, Flex, Text } from '@mantine/core';
import IconArrowBackUp from '~icons/tabler/arrow-back-up';
import IconArrowUpRight from '~icons/tabler/arrow-up-right';
import IconBlur from '~icons/tabler/blur';
import IconPlus from '~icons/tabler/plus';
import IconSquare from '~icons/tabler/square';
import IconTrash from '~icons/tabler/trash';
import IconTypography from '~icons/tabler/typography';
import type { Icon } from '../../ui/Icon.tsx';
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

const yazisiniSec = (alan: HTMLInputElement | null): void => alan?.select();

/** Tools, colours, the text of the selected mark, and undo. */
export function IsaretAraclari({ isaretler: m }: { readonly isaretler: Isaretler }) {
  const { secili } = m;
  const yaziNo = secili?.tur === 'yazi' ? secili.no : null;
  return (
    <Flex
      rowGap={8}
      columnGap={16}
      wrap="wrap"
      align="center"
      mih="var(--control-h)"
      role="group"
      aria-label="İşaret araçları"
      data-araclar
    >
      <Flex gap={6} wrap="wrap">
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
      </Flex>
      <Flex component="fieldset" gap={4} p={0} m={0} bd={0}>
        <legend className="visually-hidden">Renk</legend>
        {RENK_SIRASI.map((renk) => (
          <label key={renk} className={css.renk} title={RENK_ADLARI[renk]}>
            <input
              type="radio"
              name="isaret-rengi"
              className="visually-hidden"
              aria-label={RENK_ADLARI[renk]}
              checked={m.renk === renk}
              onChange={() => m.boya(renk)}
            />
            <Text
              span
              w={18}
              h={18}
              bd="1px solid var(--control-line)"
              bdrs="50%"
              style={{ background: RENKLER[renk] }}
            />
          </label>
        ))}
      </Flex>
      <Flex gap={6} wrap="wrap">
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
      </Flex>
      {secili !== null && yaziNo !== null && (
        <Box key={yaziNo} flex="1 1 180px">
          <TextField
            ref={yazisiniSec}
            label={undefined}
            aria-label="İşaretin yazısı"
            maxLength={80}
            value={secili.yazi}
            onChange={(metin) => m.yazisi(secili, metin)}
          />
        </Box>
      )}
    </Flex>
  );
}
