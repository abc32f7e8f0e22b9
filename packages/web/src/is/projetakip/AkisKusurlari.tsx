import { type AkisKusuru } from '@masabasi/core/is/projetakip/akis';
import { Button } from '@mantine/core';
import IconAlertTriangle from '~icons/tabler/alert-triangle';
import IconCircleCheck from '~icons/tabler/circle-check';
import { Panel } from '../../ui/Panel.tsx';
import css from './AkisKusurlari.module.css';

export interface AkisKusurlariProps {
  readonly kusurlar: readonly AkisKusuru[];
  readonly onAc: (id: number) => void;
}

/** Gaps of the flow that block the approval of its plan. A line leads to its step. */
export function AkisKusurlari({ kusurlar, onAc }: AkisKusurlariProps) {
  if (kusurlar.length === 0)
    return (
      <p className={css.tamam}>
        <IconCircleCheck size={16} aria-hidden /> Akışta eksik yok.
      </p>
    );
  return (
    <Panel title={`Eksikler (${kusurlar.length})`} icon={<IconAlertTriangle />} padded>
      <p className={css.bilgi}>Akış eksikleriyle kaydedilir; planı, tamamlanınca onaya gönderilir.</p>
      <ul className={css.liste}>
        {kusurlar.map(({ AkisId, Metin }) => (
          <li key={`${AkisId} ${Metin}`}>
            {AkisId === null ? (
              Metin
            ) : (
              <Button
                variant="subtle"
                size="compact-sm"
                classNames={{ root: css.dugme!, label: css.yazi! }}
                onClick={() => onAc(AkisId)}
              >
                {Metin}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </Panel>
  );
}
