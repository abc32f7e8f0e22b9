import type { KonusmaNesnesi } from '@masabasi/core/kisi/yazisma/rules';
import { SAYFA } from '@masabasi/core/platform/screen/sayfa';
import IconMessages from '~icons/tabler/messages';
import { useNavigate } from 'react-router';
import { useBen } from '../../platform/session/oturum.ts';
import type { RecordAct } from '../../ui/RecordView.tsx';

/** The act that starts a conversation about a record. Empty for a person without conversations. */
export function useHakkindaYaz(Nesne: KonusmaNesnesi, Id: number): readonly RecordAct[] {
  const { acar } = useBen();
  const git = useNavigate();
  const [yol] = SAYFA.yazisma;
  if (!acar(yol)) return [];
  return [
    {
      label: 'Hakkında Yaz',
      icon: <IconMessages size={16} />,
      onClick: () => void git(`${yol}?nesne=${Nesne}&kayit=${Id}`),
    },
  ];
}
