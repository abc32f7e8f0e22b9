import { Button, Flex, Stack, Text } from '@mantine/core';
import IconAlertTriangle from '~icons/tabler/alert-triangle';
import IconCircleCheck from '~icons/tabler/circle-check';
import { Notice } from '../../ui/Notice.tsx';
import { PlainList } from '../../ui/PlainList.tsx';

/** Rules that another date satisfies. */
const GUN_KURALLARI: ReadonlySet<string> = new Set(['eskiTarih', 'kapaliDonem', 'seriGunu', 'tarih']);

export interface FaturaDenetimiProps {
  /** Undefined while the check runs. */
  readonly aykiriliklar: readonly { readonly Kural: string; readonly Cumle: string }[] | undefined;
  /** Warnings that do not stop the issue of the invoice. */
  readonly uyarilar: readonly string[];
  /** Corrects the date when only the date breaks a rule. */
  readonly onToday: () => void;
  /** True while the typed text is not checked yet. */
  readonly bakiliyor: boolean;
}

/** Reasons that keep a draft from being issued, while it is written. */
export function FaturaDenetimi({ aykiriliklar, uyarilar, onToday, bakiliyor }: FaturaDenetimiProps) {
  if (aykiriliklar === undefined) return <Text c="dimmed">Denetleniyor...</Text>;
  return (
    <Stack aria-live="polite" aria-busy={bakiliyor} gap={8}>
      {aykiriliklar.length === 0 ? (
        <Notice tone="ok" icon={<IconCircleCheck size={18} />}>
          Fatura kesilebilir; denetimlerin hepsinden geçti.
        </Notice>
      ) : (
        <>
          <Text fw={600}>
            {aykiriliklar.length === 1 ? 'Kesilmesine bir engel var:' : `Kesilmesine ${aykiriliklar.length} engel var:`}
          </Text>
          <PlainList gap={8}>
            {aykiriliklar.map((a) => (
              <Flex key={`${a.Kural} ${a.Cumle}`} component="li" gap={8} className="anywhere">
                <IconAlertTriangle size={16} color="var(--danger)" style={{ marginTop: 3 }} aria-hidden />
                <span>{a.Cumle}</span>
              </Flex>
            ))}
          </PlainList>
          {aykiriliklar.some((a) => GUN_KURALLARI.has(a.Kural)) && (
            <div>
              <Button variant="default" onClick={onToday}>
                Fatura Tarihini Bugüne Al
              </Button>
            </div>
          )}
        </>
      )}
      {uyarilar.map((cumle) => (
        <Notice key={cumle} tone="warn" icon={<IconAlertTriangle size={18} />}>
          {cumle}
        </Notice>
      ))}
    </Stack>
  );
}
