import { telefonYaz } from '@masabasi/core/platform/identity/kimlik';
import { Flex, Text, TextInput } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import IconSearch from '~icons/tabler/search';
import { useId, useState } from 'react';
import { birlestirme as oda } from '../../calls/birlestirme.ts';
import { musteri } from '../../calls/musteri.ts';
import { useEndpoint } from '../../platform/call/api.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { Read } from '../../ui/Read.tsx';
import { PlainList } from '../../ui/PlainList.tsx';

const BEKLE_MS = 250;
const SATIR_SAYISI = 20;

/** Chooses a possible duplicate of a customer: first the similar customers, then the search results. */
export function BirlestirilecekSecimi({ musteriId, onSec }: { musteriId: number; onSec: (Id: number) => void }) {
  const baslik = useId();
  const [yazilan, setYazilan] = useState('');
  const [ara] = useDebouncedValue(yazilan.trim(), BEKLE_MS);
  const benzer = useEndpoint(oda.musteriBenzer, { Id: musteriId }, { refetchOnMount: 'always' });
  const bulunan = useEndpoint(
    musteri.musterilist,
    { ara, adet: SATIR_SAYISI },
    { enabled: ara !== '', keepPrevious: true },
  );
  const sorgu = ara === '' ? benzer : bulunan;
  const satirlar = sorgu.data?.musterilist.filter((m) => m.Id !== musteriId);
  return (
    <>
      <TextInput
        type="search"
        label="Birleştirilecek müşteri"
        description="Kayıtları bu karta taşınacak, kendisi listelerden kalkacak olan."
        placeholder="Ad, no, telefon, e-posta"
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        leftSection={<IconSearch size={16} aria-hidden />}
        maxLength={100}
        value={yazilan}
        onChange={(e) => setYazilan(e.currentTarget.value)}
        data-autofocus
      />
      <section aria-labelledby={baslik}>
        <Text id={baslik} component="h3" mb={4} fz={12} fw={500} lh="18px" c="dimmed">
          {ara === '' ? 'Benzer görünenler' : 'Bulunanlar'}
        </Text>
        <Read
          of={{ data: satirlar, error: sorgu.error, refetch: sorgu.refetch }}
          rows={3}
          label="Müşteriler hazırlanıyor..."
        >
          {(musteriler) =>
            musteriler.length === 0 ? (
              <EmptyState
                compact
                title={ara === '' ? 'Benzer bir müşteri görünmüyor.' : 'Kayıt Bulunamadı.'}
                text={ara === '' ? 'Yukarıdan arayabilirsiniz.' : 'Başka türlü aramayı deneyiniz.'}
              />
            ) : (
              <PlainList className="ruled" bd="1px solid var(--line)" bdrs={8}>
                {musteriler.map((m) => {
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
