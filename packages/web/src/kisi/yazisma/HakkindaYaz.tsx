import { SAYFA } from '@masabasi/core/platform/screen/sayfa';
import type { KonusmaNesnesi } from '@masabasi/core/kisi/yazisma/rules';
import { Button } from '@mantine/core';
import IconMessages from '~icons/tabler/messages';
import { Link } from 'react-router';
import { useBen } from '../../platform/session/oturum.ts';

export interface HakkindaYazProps {
  readonly Nesne: KonusmaNesnesi;
  readonly Id: number;
}

/** Starts a conversation about a record, from the record's own acts. */
export function HakkindaYaz({ Nesne, Id }: HakkindaYazProps) {
  const { acar } = useBen();
  const [yol] = SAYFA.yazisma;
  if (!acar(yol)) return null;
  return (
    <Button
      component={Link}
      to={`${yol}?nesne=${Nesne}&kayit=${Id}`}
      variant="default"
      leftSection={<IconMessages size={16} aria-hidden />}
    >
      Hakkında Yaz
    </Button>
  );
}
