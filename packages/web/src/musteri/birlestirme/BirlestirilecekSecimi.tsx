import { telefonYaz } from '@masabasi/core/platform/identity/kimlik';
import { Flex, Text } from '@mantine/core';
import { useId } from 'react';
import { birlestirme as oda } from '../../calls/birlestirme.ts';
import { useEndpoint } from '../../platform/call/api.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { Read } from '../../ui/Read.tsx';
import { PlainList } from '../../ui/PlainList.tsx';
import { MusteriSecimi } from '../musteri/MusteriSecimi.tsx';

/** Chooses a possible duplicate of a customer: by a search, or among the similar customers below it. */
export function BirlestirilecekSecimi({ musteriId, onSec }: { musteriId: number; onSec: (Id: number) => void }) {
  const baslik = useId();
  const benzer = useEndpoint(oda.musteriBenzer, { Id: musteriId }, { refetchOnMount: 'always' });
  return (
    <>
      <MusteriSecimi
        label="Birleştirilecek müşteri"
        description="Kayıtları bu karta taşınacak, kendisi listelerden kalkacak olan."
        first
        secili={null}
        haric={musteriId}
        onSec={(m) => m !== null && onSec(m.Id)}
        onYeni={null}
      />
      <section aria-labelledby={baslik}>
        <Text id={baslik} component="h3" mb={4} fz={12} fw={500} lh="18px" c="dimmed">
          Benzer görünenler
        </Text>
        <Read of={benzer} rows={3} label="Müşteriler hazırlanıyor...">
          {({ musterilist }) =>
            musterilist.length === 0 ? (
              <EmptyState compact title="Benzer bir müşteri görünmüyor." text="Yukarıdan arayabilirsiniz." />
            ) : (
              <PlainList className="ruled" bd="1px solid var(--line)" bdrs={8}>
                {musterilist.map((m) => {
                  const telefon = m.GSM ?? m.Telefon;
                  const yer = [m.Il, m.Ilce].filter(Boolean).join(' / ');
                  return (
                    <li key={m.Id}>
                      <Flex
                        component="button"
                        type="button"
                        direction="column"
                        w="100%"
                        mih={44}
                        py={6}
                        px={12}
                        bdrs={8}
                        className="bare hover anywhere"
                        onClick={() => onSec(m.Id)}
                      >
                        <Text span fw={500}>
                          {m.Ad}
                        </Text>
                        <Text span fz={12} lh="18px" c="dimmed">
                          {[m.MusteriNo, yer, telefon && telefonYaz(telefon), m.Projeler.join(', ')]
                            .filter(Boolean)
                            .join(' · ')}
                        </Text>
                      </Flex>
                    </li>
                  );
                })}
              </PlainList>
            )
          }
        </Read>
      </section>
    </>
  );
}
