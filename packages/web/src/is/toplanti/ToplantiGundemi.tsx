import { Flex, Text } from '@mantine/core';
import { use } from 'react';
import { gundemSuresi, sureYazisi } from '@masabasi/core/is/toplanti/rules';
import type { ToplantiKarari, ToplantiKarti } from '@masabasi/core/is/toplanti/satirlar';
import { istanbulAni, istanbulGunu, istanbulSaati, ms, tarihYaz } from '@masabasi/core/platform/time/tarih';
import { Chip } from '../../ui/Chip.tsx';
import { OpenButton } from '../../ui/OpenButton.tsx';
import { HeadingLevel, Section } from '../../ui/Section.tsx';
import { PlainList } from '../../ui/PlainList.tsx';

export interface ToplantiGundemiProps {
  readonly t: ToplantiKarti;
  readonly acikKararlar: readonly ToplantiKarari[];
  readonly onAc: (Id: number) => void;
}

/** The start of each point, if the points before it keep their length. */
function baslamalari(t: ToplantiKarti): readonly (string | null)[] {
  const ilk = istanbulAni(istanbulGunu(t.Baslama_Zamani), istanbulSaati(t.Baslama_Zamani));
  let gecen = 0;
  let belli = true;
  return t.Gundem.map((m) => {
    const bas = belli ? istanbulSaati(ms(ilk) + gecen * 60_000) : null;
    if (m.Sure === null) belli = false;
    else gecen += m.Sure;
    return bas;
  });
}

/** Points have no Id, only a position. Equal points get the keys of a second, a third and so on. */
function anahtarlilar(t: ToplantiKarti) {
  const gorulen = new Map<string, number>();
  return t.Gundem.map((m) => {
    const n = (gorulen.get(m.Metin) ?? 0) + 1;
    gorulen.set(m.Metin, n);
    return { ...m, anahtar: `${n} ${m.Metin}` };
  });
}

/** The agenda: first the open decisions of earlier meetings. */
export function ToplantiGundemi({ t, acikKararlar, onAc }: ToplantiGundemiProps) {
  const saatler = baslamalari(t);
  return (
    <>
      {acikKararlar.length > 0 && (
        <Section title="Önceki toplantılardan açık kararlar">
          <PlainList gap={8}>
            {acikKararlar.map((k) => (
              <Flex key={k.KararId} component="li" gap="4px 12px" wrap="wrap" align="center">
                <Text span flex="1 1 240px" className="anywhere">
                  {k.Metin}
                </Text>
                <Text span fz={13} c="dimmed">
                  {[k.Sorumlu, k.Termin && tarihYaz(k.Termin), k.GorevNo && `${k.GorevNo} ${k.GorevDurum}`]
                    .filter(Boolean)
                    .join(' · ')}
                </Text>
                {k.Gecikti && <Chip tone="warn">Gecikti</Chip>}
                <OpenButton onClick={() => onAc(k.ToplantiId)}>{k.ToplantiNo}</OpenButton>
              </Flex>
            ))}
          </PlainList>
        </Section>
      )}
      <section aria-label="Gündem maddeleri">
        <Text component={`h${use(HeadingLevel)}`} mb={8} fz={14} fw={600}>
          Gündem{t.Gundem.length > 0 && gundemSuresi(t.Gundem) > 0 && `, ${sureYazisi(gundemSuresi(t.Gundem))}`}
        </Text>
        {t.Gundem.length === 0 ? (
          <Text c="dimmed">Gündem yazılmamış.</Text>
        ) : (
          <Flex component="ol" direction="column" gap={8} m={0} ps={22}>
            {anahtarlilar(t).map((m, i) => (
              <li key={m.anahtar}>
                <Text span display="block" className="anywhere">
                  {m.Metin}
                </Text>
                <Text span display="block" fz={13} c="dimmed">
                  {[saatler[i], m.Sure === null ? null : `${m.Sure} dk`, m.Sunan].filter(Boolean).join(' · ')}
                </Text>
              </li>
            ))}
          </Flex>
        )}
      </section>
    </>
  );
}
