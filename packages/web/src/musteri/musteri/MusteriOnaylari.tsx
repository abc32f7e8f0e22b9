import { ONAY_KANALLARI, type OnayKanali } from '@masabasi/core/musteri/musteri/rules';
import { tarihYaz } from '@masabasi/core/platform/time/tarih';
import { Button, Flex, Text } from '@mantine/core';
import IconMessageCheck from '~icons/tabler/message-check';
import { useState } from 'react';
import { musteri as oda } from '../../calls/musteri.ts';
import { useEndpoint } from '../../platform/call/api.ts';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { Chip } from '../../ui/Chip.tsx';
import { onDemand } from '../../ui/onDemand.tsx';
import { Columns } from '../../ui/Columns.tsx';
import { PlainList } from '../../ui/PlainList.tsx';

const OnayDialog = onDemand(() => import('./OnayDialog.tsx'));

/** A customer's consent for each channel, in its latest state. */
export function MusteriOnaylari({ musteriId }: { musteriId: number }) {
  const onaylar = useEndpoint(oda.musteriOnaylari, { Id: musteriId }, { refetchOnMount: 'always' });
  const [acik, setAcik] = useState<OnayKanali | null>(null);
  const [gecmis, setGecmis] = useState(false);
  const hepsi = onaylar.data?.onaylar ?? [];
  const sonu = (kanal: OnayKanali) => hepsi.find((o) => o.Kanal === kanal);
  const eskiler = hepsi.filter((o) => sonu(o.Kanal) !== o);
  return (
    <Panel title="İleti Onayları" icon={<IconMessageCheck />} padded>
      {onaylar.error && !onaylar.data ? (
        <ErrorState error={onaylar.error} onRetry={() => void onaylar.refetch()} />
      ) : (
        <>
          <PlainList aria-label="İleti onayları">
            {ONAY_KANALLARI.map((kanal) => {
              const son = sonu(kanal);
              return (
                <Columns
                  key={kanal}
                  component="li"
                  of="64px minmax(0, 1fr) auto"
                  gap={8}
                  align="center"
                  mih={36}
                  py={4}
                >
                  <Text span fz={13} c="dimmed">
                    {kanal}
                  </Text>
                  <Flex component="span" rowGap={0} columnGap={8} wrap="wrap" align="center">
                    {son === undefined ? (
                      <Text span c="var(--text-3)">
                        Sorulmadı
                      </Text>
                    ) : (
                      <>
                        {son.Durum === 'Onay' ? 'Onay verdi' : <Chip tone="danger">Reddetti</Chip>}
                        <Text span fz={12} lh="18px" c="dimmed">{`${tarihYaz(son.Tarih)}, ${son.Kaynak}`}</Text>
                      </>
                    )}
                  </Flex>
                  <Button
                    mr={-8}
                    variant="subtle"
                    size="compact-sm"
                    aria-label={`${son === undefined ? 'Yaz' : 'Değiştir'}: ${kanal} onayı`}
                    onClick={() => setAcik(kanal)}
                  >
                    {son === undefined ? 'Yaz' : 'Değiştir'}
                  </Button>
                </Columns>
              );
            })}
          </PlainList>
          {eskiler.length > 0 && (
            <Button
              ml={-8}
              variant="subtle"
              size="compact-sm"
              aria-expanded={gecmis}
              onClick={() => setGecmis(!gecmis)}
            >
              {gecmis ? 'Öncekileri gizle' : `Öncekileri göster (${eskiler.length})`}
            </Button>
          )}
          {gecmis && (
            <PlainList fz={12} lh="18px" c="dimmed" aria-label="Önceki onaylar">
              {eskiler.map((o) => (
                <Text key={o.Id} component="li" py={2}>
                  {`${o.Kanal}: ${o.Durum === 'Onay' ? 'onay verdi' : 'reddetti'}, ${tarihYaz(o.Tarih)}, ${o.Kaynak}`}
                  {o.Kisi !== null && ` (${o.Kisi})`}
                </Text>
              ))}
            </PlainList>
          )}
        </>
      )}
      {acik !== null && (
        <OnayDialog musteriId={musteriId} kanal={acik} son={sonu(acik)} onClose={() => setAcik(null)} />
      )}
    </Panel>
  );
}
