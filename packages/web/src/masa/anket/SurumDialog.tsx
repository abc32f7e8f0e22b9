import type { AnketSurumOzeti } from '@masabasi/core/masa/anket/contract';
import { anketFarki, sorulmaMetni } from '@masabasi/core/masa/anket/fark';
import { SORU_TIPI_ADLARI } from '@masabasi/core/masa/anket/rules';
import { zamanYaz } from '@masabasi/core/platform/time/tarih';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { anket as oda } from '../../calls/anket.ts';
import { useEndpoint } from '../../platform/call/api.ts';
import { ChoiceField } from '../../ui/ChoiceField.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { Read, together } from '../../ui/Read.tsx';
import css from './SurumDialog.module.css';

export interface SurumDialogProps {
  readonly Id: number;
  readonly No: number;
  readonly surumler: readonly AnketSurumOzeti[];
  readonly onClose: () => void;
}

/** A published version, and its differences from another version. */
export default function SurumDialog({ Id, No, surumler, onClose }: SurumDialogProps) {
  const digerleri = surumler.filter((s) => s.No !== No);
  const [oteki, setOteki] = useState(digerleri.find((s) => s.No < No)?.No ?? digerleri[0]?.No ?? null);
  const bu = useEndpoint(oda.anketSurumOku, { Id, No });
  const o = useEndpoint(oda.anketSurumOku, { Id, No: oteki ?? No }, { keepPrevious: true });
  const ozet = surumler.find((s) => s.No === No);
  return (
    <Dialog
      opened
      onClose={onClose}
      title={`${No}. sürüm`}
      width={640}
      footer={
        <Button variant="default" onClick={onClose}>
          Kapat
        </Button>
      }
    >
      <div className={css.govde}>
        {ozet && (
          <p className={css.kim}>
            {zamanYaz(ozet.Zaman)}, {ozet.Kisi ?? 'ürünle geldi'}
          </p>
        )}
        {oteki !== null && (
          <ChoiceField
            label="Karşılaştırılan Sürüm"
            value={oteki}
            options={digerleri.map((s) => ({ value: s.No, label: `${s.No}. sürüm, ${zamanYaz(s.Zaman)}` }))}
            onChange={setOteki}
          />
        )}
        <Read of={together(bu, o)} rows={5} label="Kayıtlar hazırlanıyor...">
          {([yeni, eski]) =>
            oteki !== null && (
              <section aria-label="Değişenler">
                <h3 className={css.baslik}>{`${oteki}. sürümden farkı`}</h3>
                <ul className={css.liste}>
                  {anketFarki(eski.Sorular, yeni.Sorular).map((fark) => (
                    <li key={fark}>{fark}</li>
                  ))}
                </ul>
              </section>
            )
          }
        </Read>
        {bu.data && (
          <section aria-label="Sürümün soruları">
            <h3 className={css.baslik}>Sorular</h3>
            <ol className={css.liste}>
              {bu.data.Sorular.map((s, _, hepsi) => (
                <li key={s.Id}>
                  {s.Soru}
                  <span className={css.kim}>
                    {[
                      SORU_TIPI_ADLARI[s.Tip],
                      ...(s.Zorunlu ? ['zorunlu'] : []),
                      `${sorulmaMetni(s, hepsi)} sorulur`,
                    ].join(' · ')}
                  </span>
                  {s.Cevaplar.length > 0 && (
                    <span className={css.kim}>
                      {s.Cevaplar.map((c) => (c.Puan === null ? c.Ad : `${c.Ad} (${c.Puan})`)).join(', ')}
                    </span>
                  )}
                </li>
              ))}
            </ol>
          </section>
        )}
      </div>
    </Dialog>
  );
}
