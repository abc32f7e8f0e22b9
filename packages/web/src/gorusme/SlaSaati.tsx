import { sozYokluguMetni } from '@masabasi/core/devir/rules';
import type { ListelenenGorusme } from '@masabasi/core/gorusme/contract';
import { sozZamani } from '@masabasi/core/sla/rules';
import { IconAlertTriangle, IconClock, IconUserOff } from '@tabler/icons-react';
import { useSimdi } from '../sunucuSaati.ts';
import { Tooltip } from '../ui/Tooltip.tsx';
import css from './SlaSaati.module.css';

/** When something is promised, and how that stands: in words, never by its colour alone. */
export function SlaSaati({
  SlaBitis,
  SlaHali,
  SozYokluk,
}: Pick<ListelenenGorusme, 'SlaBitis' | 'SlaHali' | 'SozYokluk'>) {
  const an = useSimdi(60);
  if (SlaHali === 'durdu') return <span className={css.saat}>Durdu</span>;
  if (SlaBitis === null) return null;
  const gecti = SlaHali === 'asildi';
  const ton = gecti ? 'danger' : SlaHali === 'yaklasti' ? 'warn' : undefined;
  return (
    <span className={css.saat} data-tone={ton}>
      {ton && (gecti ? <IconAlertTriangle size={15} aria-hidden /> : <IconClock size={15} aria-hidden />)}
      {sozZamani(SlaBitis, an)}
      {ton && <span className="visually-hidden">{gecti ? ', gecikti' : ', yaklaştı'}</span>}
      {SozYokluk !== null && (
        <Tooltip label={sozYokluguMetni(SozYokluk)}>
          <span className={css.yok}>
            <IconUserOff size={15} aria-hidden />
            <span className="visually-hidden">{`. ${sozYokluguMetni(SozYokluk)}`}</span>
          </span>
        </Tooltip>
      )}
    </span>
  );
}
