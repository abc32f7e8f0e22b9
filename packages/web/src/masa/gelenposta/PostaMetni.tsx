import { metinParcalari } from '@masabasi/core/masa/gelenposta/alinti';
import { Button, Stack, Text } from '@mantine/core';
import IconChevronDown from '~icons/tabler/chevron-down';
import IconChevronRight from '~icons/tabler/chevron-right';
import { useMemo, useState } from 'react';

export interface PostaMetniProps {
  readonly metin: string;
  /** Earlier text of the thread. */
  readonly bilinen?: string | undefined;
  /** The subject, if known. */
  readonly konu?: string | undefined;
}

function Alinti({ metin }: { readonly metin: string }) {
  const [acik, setAcik] = useState(false);
  const Ok = acik ? IconChevronDown : IconChevronRight;
  const adet = metin.split('\n').filter((s) => s.trim() !== '').length;
  return (
    <>
      <Button
        variant="subtle"
        size="compact-xs"
        ml={-7}
        aria-expanded={acik}
        leftSection={<Ok size={14} aria-hidden />}
        onClick={() => setAcik(!acik)}
      >
        {acik ? 'Alıntıyı gizle' : `Alıntıyı göster (${adet} satır)`}
      </Button>
      {acik && (
        <Text component="div" pl={12} c="dimmed" style={{ borderLeft: '2px solid var(--line)' }}>
          {metin.trim()}
        </Text>
      )}
    </>
  );
}

/** The text of a mail: the new words, and a button for each quoted part. */
export function PostaMetni({ metin, bilinen = '', konu = '' }: PostaMetniProps) {
  const parcalar = useMemo(() => metinParcalari(metin, { bilinen, konu }), [metin, bilinen, konu]);
  return (
    <Stack gap={4} align="flex-start" className="lines">
      {parcalar.map(({ alinti, yer, metin: soz }) =>
        alinti ? <Alinti key={yer} metin={soz} /> : <div key={yer}>{soz.trim()}</div>,
      )}
    </Stack>
  );
}
