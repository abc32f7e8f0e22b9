import IconHelp from '~icons/tabler/help';
import { yardimAc } from './yardim.ts';
import { IconButton } from '../../ui/IconButton.tsx';

/** A small question mark beside a difficult word. Opens the guide at its explanation. `ad` names the subject. */
export function YardimDugmesi({ bolum, ad }: { bolum: string; ad: string }) {
  return (
    <IconButton
      size={24}
      faint
      bdrs={12}
      style={{ verticalAlign: 'middle' }}
      aria-label={`Yardım: ${ad}`}
      title={ad}
      onClick={() => yardimAc(bolum)}
    >
      <IconHelp size={16} stroke={1.7} aria-hidden />
    </IconButton>
  );
}
