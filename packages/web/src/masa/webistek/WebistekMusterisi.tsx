import type { EslesenMusteri, WebistekKarti } from '@masabasi/core/masa/webistek/contract';
import { webistekAcik } from '@masabasi/core/masa/webistek/rules';
import { Box, Button, Flex, Text } from '@mantine/core';
import IconUserPlus from '~icons/tabler/user-plus';
import { useState } from 'react';
import { MusteriBagi } from '../../musteri/musteri/MusteriBagi.tsx';
import { MusteriSecimi } from '../../musteri/musteri/MusteriSecimi.tsx';
import { Chip } from '../../ui/Chip.tsx';
import { Section } from '../../ui/Section.tsx';
import { PlainList } from '../../ui/PlainList.tsx';
import css from './WebistekMusterisi.module.css';

export interface WebistekMusterisiProps {
  readonly w: WebistekKarti;
  readonly adaylar: readonly EslesenMusteri[];
  readonly mesgul: boolean;
  readonly onSec: (MusteriId: number | null) => void;
  /** Opens a card for an unknown customer. */
  readonly onYeni: (aranan: string) => void;
}

/** Percent. A match from here on is green. */
const GUCLU = 75;

/** The customer of a request: suggestions with likelihood and reason, decided by a person. */
export function WebistekMusterisi({ w, adaylar, mesgul, onSec, onYeni }: WebistekMusterisiProps) {
  const acik = webistekAcik(w.DurumAnahtar);
  const [aranan, setAranan] = useState('');
  if (w.MusteriId !== null)
    return (
      <Section title="Müşteri">
        <Flex component="p" gap="4px 12px" wrap="wrap" align="center" m={0}>
          <MusteriBagi Id={w.MusteriId} ad={w.Musteri ?? ''} />
          {acik && (
            <Button variant="subtle" size="compact-sm" loading={mesgul} onClick={() => onSec(null)}>
              Değiştir
            </Button>
          )}
        </Flex>
      </Section>
    );
  if (!acik) return null;
  return (
    <Section title="Kim olabilir?" label="Müşteri">
      {adaylar.length === 0 && <Text c="dimmed">Telefonu, e-postası ya da adı tutan müşteri yok.</Text>}
      <PlainList gap={8}>
        {adaylar.map((a) => (
          <li key={a.Id} className={css.aday}>
            <Chip tone={a.Puan >= GUCLU ? 'ok' : 'neutral'}>{`%${a.Puan}`}</Chip>
            <MusteriBagi Id={a.Id} ad={a.Ad} />
            <Text span c="dimmed" className={css.neden}>{`${a.MusteriNo} · ${a.Neden}`}</Text>
            <Button
              variant="default"
              size="compact-sm"
              loading={mesgul}
              aria-label={`Bu müşteri: ${a.Ad}`}
              onClick={() => onSec(a.Id)}
            >
              Bu Müşteri
            </Button>
          </li>
        ))}
      </PlainList>
      <Flex gap={12} wrap="wrap" align="end" mt={12}>
        <Box flex="1 1 240px">
          <MusteriSecimi
            label="Başka müşteri"
            secili={null}
            onSec={(m) => m !== null && onSec(m.Id)}
            onYazilan={setAranan}
            onYeni={onYeni}
          />
        </Box>
        <Button variant="default" leftSection={<IconUserPlus size={16} aria-hidden />} onClick={() => onYeni(aranan)}>
          Yeni Müşteri
        </Button>
      </Flex>
    </Section>
  );
}
