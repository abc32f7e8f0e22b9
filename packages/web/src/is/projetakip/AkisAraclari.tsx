import { AKIS_TURLERI, type AkisAdimi, type AkisTuru } from '@masabasi/core/is/projetakip/akis';
import { HIZALAR, hizala } from '@masabasi/core/is/projetakip/akisDuzeni';
import { ActionIcon, Button, Flex, Group, Text } from '@mantine/core';
import IconArrowBackUp from '~icons/tabler/arrow-back-up';
import IconArrowForwardUp from '~icons/tabler/arrow-forward-up';
import IconLayoutAlignCenter from '~icons/tabler/layout-align-center';
import IconLayoutAlignMiddle from '~icons/tabler/layout-align-middle';
import IconPlus from '~icons/tabler/plus';
import IconSitemap from '~icons/tabler/sitemap';
import IconTrash from '~icons/tabler/trash';
import type { Ref } from 'react';
import { akisiDiz } from './akisDizimi.ts';
import type { FormState } from '../../ui/Form.tsx';
import { useListener } from '../../ui/useListener.ts';
import type { AkisSecimi } from './AkisTuvali.tsx';

const TURLER = Object.entries(AKIS_TURLERI) as [AkisTuru, string][];

export interface AkisAraclariProps {
  readonly ref: Ref<HTMLDivElement>;
  readonly adimlar: readonly AkisAdimi[];
  readonly secim: AkisSecimi;
  /** True for a person who draws, and does not only mark steps as finished. */
  readonly cizer: boolean;
  readonly tuvalde: boolean;
  readonly geri: (() => void) | null;
  readonly yinele: (() => void) | null;
  readonly onEkle: (tur: AkisTuru) => void;
  readonly onSil: () => void;
  readonly onDegis: (adimlar: AkisAdimi[]) => void;
  readonly form: Pick<FormState, 'dirty' | 'isPending' | 'submit'>;
}

const yazilan = (hedef: EventTarget | null): boolean =>
  hedef instanceof Element &&
  hedef.closest('input:not([type="checkbox"]), textarea, select, [contenteditable]') !== null;

interface Tuslar {
  readonly geri: (() => void) | null;
  readonly yinele: (() => void) | null;
  /** Null: the key removes nothing. */
  readonly sil: (() => void) | null;
}

/** Ctrl+Z undoes, Ctrl+Y and Ctrl+Shift+Z redo, Delete removes. Not while somebody types or a dialog is open. */
function useTuslar({ geri, yinele, sil }: Tuslar): void {
  useListener('document', 'keydown', (e) => {
    if (yazilan(e.target) || document.querySelector('[role="dialog"][aria-modal]') !== null) return;
    const ctrl = (e.ctrlKey || e.metaKey) && !e.altKey;
    const harf = e.key.length === 1 ? e.code : e.key;
    const yap =
      ctrl && (e.key === 'z' || e.key === 'Z')
        ? e.shiftKey
          ? yinele
          : geri
        : ctrl && (e.key === 'y' || e.key === 'Y')
          ? yinele
          : harf === 'Delete' || harf === 'Backspace'
            ? sil
            : null;
    if (yap === null) return;
    e.preventDefault();
    yap();
  });
}

/** The tools of a flow's drawing. */
export function AkisAraclari(props: AkisAraclariProps) {
  const { ref, adimlar, secim, cizer, tuvalde, geri, yinele, onEkle, onSil, onDegis, form } = props;
  const secilen = secim.adimlar.length + secim.yollar.length;
  useTuslar({ geri, yinele, sil: cizer && tuvalde && secilen > 0 ? onSil : null });
  return (
    <Group ref={ref} gap={4} mih={48} p={8} role="toolbar" aria-label="Akış araçları">
      {cizer &&
        TURLER.map(([tur, ad]) => (
          <Button
            key={tur}
            variant="default"
            size="compact-sm"
            leftSection={<IconPlus size={14} aria-hidden />}
            aria-label={`${ad} ekle`}
            onClick={() => onEkle(tur)}
          >
            {ad}
          </Button>
        ))}
      {cizer && <Text span w={1} h={20} mx={4} bg="var(--line-strong)" />}
      <ActionIcon aria-label="Geri al" title="Geri al (Ctrl+Z)" disabled={geri === null} onClick={() => geri?.()}>
        <IconArrowBackUp size={17} aria-hidden />
      </ActionIcon>
      <ActionIcon aria-label="Yinele" title="Yinele (Ctrl+Y)" disabled={yinele === null} onClick={() => yinele?.()}>
        <IconArrowForwardUp size={17} aria-hidden />
      </ActionIcon>
      {cizer && (
        <>
          <Text span w={1} h={20} mx={4} bg="var(--line-strong)" />
          <ActionIcon
            aria-label="Kendiliğinden yerleştir"
            title="Kendiliğinden yerleştir"
            disabled={adimlar.length < 2}
            onClick={() => onDegis(akisiDiz(adimlar))}
          >
            <IconSitemap size={17} aria-hidden />
          </ActionIcon>
          <ActionIcon
            aria-label={HIZALAR.dikey}
            title={`${HIZALAR.dikey}: seçili adımlar alt alta`}
            disabled={secim.adimlar.length < 2}
            onClick={() => onDegis(hizala(adimlar, secim.adimlar, 'dikey'))}
          >
            <IconLayoutAlignCenter size={17} aria-hidden />
          </ActionIcon>
          <ActionIcon
            aria-label={HIZALAR.yatay}
            title={`${HIZALAR.yatay}: seçili adımlar yan yana`}
            disabled={secim.adimlar.length < 2}
            onClick={() => onDegis(hizala(adimlar, secim.adimlar, 'yatay'))}
          >
            <IconLayoutAlignMiddle size={17} aria-hidden />
          </ActionIcon>
          <Text span w={1} h={20} mx={4} bg="var(--line-strong)" />
          <ActionIcon color="danger" aria-label="Sil" title="Sil (Delete)" disabled={secilen === 0} onClick={onSil}>
            <IconTrash size={17} aria-hidden />
          </ActionIcon>
        </>
      )}
      <Flex component="span" gap={8} align="center" ml="auto">
        {form.dirty && (
          <Text span fz={13} c="dimmed">
            Kaydedilmedi
          </Text>
        )}
        <Button loading={form.isPending} disabled={!form.dirty} onClick={form.submit}>
          Kaydet
        </Button>
      </Flex>
    </Group>
  );
}
