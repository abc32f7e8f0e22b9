import { ONAY_KANALLARI, type OnayKanali } from '@masabasi/core/musteri/musteri/rules';
import { tarihYaz } from '@masabasi/core/platform/time/tarih';
import { Button } from '@mantine/core';
import IconMessageCheck from '~icons/tabler/message-check';
import { lazy, Suspense, useState } from 'react';
import { musteri as oda } from '../../calls/musteri.ts';
import { useEndpoint } from '../../platform/call/api.ts';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { Chip } from '../../ui/Chip.tsx';
import css from './MusteriOnaylari.module.css';

const OnayDialog = lazy(() => import('./OnayDialog.tsx'));

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
          <ul className={css.liste} aria-label="İleti onayları">
            {ONAY_KANALLARI.map((kanal) => {
              const son = sonu(kanal);
              return (
                <li key={kanal} className={css.satir}>
                  <span className={css.kanal}>{kanal}</span>
                  <span className={css.deger}>
                    {son === undefined ? (
                      <span className={css.yok}>Sorulmadı</span>
                    ) : (
                      <>
                        {son.Durum === 'Onay' ? 'Onay verdi' : <Chip tone="danger">Reddetti</Chip>}
                        <span className={css.bilgi}>{`${tarihYaz(son.Tarih)}, ${son.Kaynak}`}</span>
                      </>
                    )}
                  </span>
                  <Button
                    variant="subtle"
                    size="compact-sm"
                    aria-label={`${son === undefined ? 'Yaz' : 'Değiştir'}: ${kanal} onayı`}
                    onClick={() => setAcik(kanal)}
                  >
                    {son === undefined ? 'Yaz' : 'Değiştir'}
                  </Button>
                </li>
              );
            })}
          </ul>
          {eskiler.length > 0 && (
            <Button variant="subtle" size="compact-sm" aria-expanded={gecmis} onClick={() => setGecmis(!gecmis)}>
              {gecmis ? 'Öncekileri gizle' : `Öncekileri göster (${eskiler.length})`}
            </Button>
          )}
          {gecmis && (
            <ul className={css.gecmis} aria-label="Önceki onaylar">
              {eskiler.map((o) => (
                <li key={o.Id}>
                  {`${o.Kanal}: ${o.Durum === 'Onay' ? 'onay verdi' : 'reddetti'}, ${tarihYaz(o.Tarih)}, ${o.Kaynak}`}
                  {o.Kisi !== null && ` (${o.Kisi})`}
                </li>
              ))}
            </ul>
          )}
        </>
      )}
      <Suspense fallback={null}>
        {acik !== null && (
          <OnayDialog musteriId={musteriId} kanal={acik} son={sonu(acik)} onClose={() => setAcik(null)} />
        )}
      </Suspense>
    </Panel>
  );
}
