import type { AnketSurumOzeti } from '@masabasi/core/masa/anket/contract';
import { anketFarki, sorulmaMetni } from '@masabasi/core/masa/anket/fark';
import { SORU_TIPI_ADLARI } from '@masabasi/core/masa/anket/rules';
import { zamanYaz } from '@masabasi/core/platform/time/tarih';
import { Button, Flex, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { anket as oda } from '../../calls/anket.ts';
import { useEndpoint } from '../../platform/call/api.ts';
import { ChoiceField } from '../../ui/ChoiceField.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { Read, together } from '../../ui/Read.tsx';

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
      title={`${No}. versiyon`}
      width={640}
      footer={
        <Button variant="default" onClick={onClose}>
          Kapat
        </Button>
      }
    >
      <Stack gap={16}>
        {ozet && (
          <Text display="block" fz={13} c="dimmed">
            {zamanYaz(ozet.Zaman)}, {ozet.Kisi ?? 'ürünle geldi'}
          </Text>
        )}
        {oteki !== null && (
          <ChoiceField
            label="Karşılaştırılan Versiyon"
            value={oteki}
            options={digerleri.map((s) => ({ value: s.No, label: `${s.No}. versiyon, ${zamanYaz(s.Zaman)}` }))}
            onChange={setOteki}
          />
        )}
        <Read of={together(bu, o)} rows={5} label="Kayıtlar hazırlanıyor...">
          {([yeni, eski]) =>
            oteki !== null && (
              <section aria-label="Değişenler">
                <Text component="h3" mb={6} fz={13} fw={600} c="dimmed">{`${oteki}. versiyondan farkı`}</Text>
                <Flex component="ul" direction="column" gap={6} m={0} pl={20}>
                  {anketFarki(eski.Sorular, yeni.Sorular).map((fark) => (
                    <li key={fark}>{fark}</li>
                  ))}
                </Flex>
              </section>
            )
          }
        </Read>
        {bu.data && (
          <section aria-label="Versiyonun soruları">
            <Text component="h3" mb={6} fz={13} fw={600} c="dimmed">
              Sorular
            </Text>
            <Flex component="ol" direction="column" gap={6} m={0} pl={20}>
              {bu.data.Sorular.map((s, _, hepsi) => (
                <li key={s.Id}>
                  {s.Soru}
                  <Text span display="block" fz={13} c="dimmed">
                    {[
                      SORU_TIPI_ADLARI[s.Tip],
                      ...(s.Zorunlu ? ['zorunlu'] : []),
                      `${sorulmaMetni(s, hepsi)} sorulur`,
                    ].join(' · ')}
                  </Text>
                  {s.Cevaplar.length > 0 && (
                    <Text span display="block" fz={13} c="dimmed">
                      {s.Cevaplar.map((c) => (c.Puan === null ? c.Ad : `${c.Ad} (${c.Puan})`)).join(', ')}
                    </Text>
                  )}
                </li>
              ))}
            </Flex>
          </section>
        )}
      </Stack>
    </Dialog>
  );
}
