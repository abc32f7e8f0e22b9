import { telefonYaz } from '@masabasi/core/platform/identity/kimlik';
import { TextInput } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import IconSearch from '~icons/tabler/search';
import { useId, useState } from 'react';
import { birlestirme as oda } from '../../calls/birlestirme.ts';
import { musteri } from '../../calls/musteri.ts';
import { useEndpoint } from '../../platform/call/api.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { Read } from '../../ui/Read.tsx';
import css from './BirlestirilecekSecimi.module.css';

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
        <h3 id={baslik} className={css.baslik}>
          {ara === '' ? 'Benzer görünenler' : 'Bulunanlar'}
        </h3>
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
              <ul className={css.liste}>
                {musteriler.map((m) => {
                  const telefon = m.GSM ?? m.Telefon;
                  const yer = [m.Il, m.Ilce].filter(Boolean).join(' / ');
                  return (
                    <li key={m.Id}>
                      <button type="button" className={css.aday} onClick={() => onSec(m.Id)}>
                        <span className={css.ad}>{m.Ad}</span>
                        <span className={css.bilgi}>
                          {[m.MusteriNo, yer, telefon && telefonYaz(telefon), m.Projeler.join(', ')]
                            .filter(Boolean)
                            .join(' · ')}
                        </span>
                      </button>
                    </li>
                  );
                })}
              </ul>
            )
          }
        </Read>
      </section>
    </>
  );
}
