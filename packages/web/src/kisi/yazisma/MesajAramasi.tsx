import { zamanYaz } from '@masabasi/core/platform/time/tarih';
import { useDebouncedValue } from '@mantine/hooks';
import { useState } from 'react';
import { yazisma as oda } from '../../calls/yazisma.ts';
import { useAdres } from '../../platform/list/adres.ts';
import { useEndpoint } from '../../platform/call/api.ts';
import { TextField } from '../../ui/TextField.tsx';
import css from './MesajAramasi.module.css';

const EN_AZ = 2;

/** Searches messages of the person's own conversations, by words in any inflection. */
export function MesajAramasi({ onAc }: { readonly onAc: (konusmaId: number) => void }) {
  const [yazilan, setYazilan] = useState('');
  const [ara] = useDebouncedValue(yazilan.trim(), 250);
  const [, setAdres] = useAdres();
  const aranir = ara.length >= EN_AZ;
  const { data, error } = useEndpoint(oda.mesajAra, { ara }, { enabled: aranir, keepPrevious: true });
  return (
    <search className={css.arama}>
      <TextField name="ara" label="Mesajlarda ara" value={yazilan} onChange={setYazilan} maxLength={100} />
      {aranir && error && <p role="alert">{error.message}</p>}
      {aranir && data && (
        <ul className={css.liste} aria-label="Bulunan mesajlar">
          {data.bulunanlar.length === 0 && <li className={css.bos}>Bulunamadı</li>}
          {data.bulunanlar.map((m) => (
            <li key={m.Id}>
              <button
                type="button"
                className={css.bulunan}
                onClick={() => {
                  setYazilan('');
                  onAc(m.KonusmaId);
                  setAdres({ konusma: String(m.KonusmaId), no: String(m.No) });
                }}
              >
                <span className={css.kim}>
                  {m.Konusma} · {m.Yazan} · {zamanYaz(m.Zaman)}
                </span>
                <span className={css.metin}>{m.Metin}</span>
              </button>
            </li>
          ))}
        </ul>
      )}
    </search>
  );
}
