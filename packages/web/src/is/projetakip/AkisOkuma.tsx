import { AKIS_TURLERI, type AkisAdimi, akisSirasi } from '@masabasi/core/is/projetakip/akis';
import { Box, Button, Flex, Text } from '@mantine/core';
import IconArrowLeft from '~icons/tabler/arrow-left';
import IconArrowRight from '~icons/tabler/arrow-right';
import IconRotate from '~icons/tabler/rotate';
import { type ReactNode, useRef } from 'react';
import { flushSync } from 'react-dom';
import { EmptyState } from '../../ui/EmptyState.tsx';
import type { Option } from '../../ui/SelectField.tsx';

export interface AkisOkumaProps {
  readonly adimlar: readonly AkisAdimi[];
  readonly kisiler: readonly Option[];
  /** The visited steps. The last one is the present step. The server stores them. */
  readonly yol: readonly number[];
  readonly onYol: (yol: number[]) => void;
  /** The pictures of the present step. */
  readonly resimler: (adim: AkisAdimi) => ReactNode;
}

/** Leads a reader through a flow step by step: the task, and the ways on. */
export function AkisOkuma({ adimlar, kisiler, yol, onYol, resimler }: AkisOkumaProps) {
  const ilk = akisSirasi(adimlar)[0];
  // Steps removed since then are skipped.
  const gecilen = yol.filter((id) => adimlar.some((a) => a.Id === id));
  const simdiki = adimlar.find((a) => a.Id === gecilen.at(-1)) ?? ilk;
  const baslik = useRef<HTMLHeadingElement>(null);
  if (!simdiki || !ilk)
    return <EmptyState title="Bu planın akışı çizilmemiş." text="Çizim bölümünden adımlarını ekleyiniz." />;
  const buraya = gecilen.length === 0 ? [ilk.Id] : gecilen;
  const git = (yeni: number[]) => {
    flushSync(() => onYol(yeni));
    // The focus makes a screen reader say the new step.
    baslik.current?.focus();
  };
  const sorumlu = kisiler.find((k) => k.Id === simdiki.SorumluId)?.Ad;
  const adi = (id: number) => adimlar.find((a) => a.Id === id)?.Ad ?? '';
  return (
    <Box component="article" maw={760} p={24} my={0} mx="auto" aria-label="Adım adım">
      <Text fz={13} c="dimmed">
        {buraya.length}. adım · {AKIS_TURLERI[simdiki.Tur]}
        {sorumlu && ` · ${sorumlu}`}
        {simdiki.Sure !== null && ` · ${String(simdiki.Sure).replace('.', ',')} saat`}
      </Text>
      <Text
        component="h2"
        ref={baslik}
        tabIndex={-1}
        mt={4}
        mb={12}
        fz={24}
        fw={600}
        lh="32px"
        style={{ outline: 'none' }}
      >
        {simdiki.Ad}
      </Text>
      {simdiki.Aciklama && (
        <Text mb={16} fz={16} lh="26px" className="typed">
          {simdiki.Aciklama}
        </Text>
      )}
      {resimler(simdiki)}
      <Flex gap={12} wrap="wrap" my={20} mx={0}>
        {simdiki.Sonraki.map((s) => (
          <Button
            key={s.AkisId}
            size="md"
            rightSection={<IconArrowRight size={18} aria-hidden />}
            onClick={() => git([...buraya, s.AkisId].slice(-200))}
          >
            {s.Etiket ? `${s.Etiket}: ${adi(s.AkisId)}` : adi(s.AkisId)}
          </Button>
        ))}
        {simdiki.Tur === 'bitis' && (
          <Text fw={500} c="var(--ok)">
            Akış burada biter.
          </Text>
        )}
      </Flex>
      <Flex gap={8} pt={16} className="line-above">
        <Button
          variant="default"
          leftSection={<IconArrowLeft size={16} aria-hidden />}
          disabled={buraya.length < 2}
          onClick={() => git(buraya.slice(0, -1))}
        >
          Önceki Adım
        </Button>
        <Button
          variant="subtle"
          leftSection={<IconRotate size={16} aria-hidden />}
          disabled={buraya.length < 2}
          onClick={() => git([ilk.Id])}
        >
          Baştan Başla
        </Button>
      </Flex>
    </Box>
  );
}
