import { Flex, Text } from '@mantine/core';
import { KANIT_DENETIMLERI } from '@masabasi/core/mali/fatura/kanit';
import { zamanYaz } from '@masabasi/core/platform/time/tarih';
import IconCircleCheck from '~icons/tabler/circle-check';
import IconShieldCheck from '~icons/tabler/shield-check';
import { Panel } from '../../ui/Panel.tsx';
import type { FaturaDetayi } from './FaturaDetayPage.tsx';
import { PlainList } from '../../ui/PlainList.tsx';

/** The checks of an invoice before it was sent, and the digest of its XML. */
export function FaturaKaniti({ detay: { kanit, fatura: f } }: { readonly detay: FaturaDetayi }) {
  if (f.No === null) return null;
  return (
    <Panel title="Kanıt" icon={<IconShieldCheck />} padded>
      {kanit === null ? (
        <Text mt={8} c="dimmed" fz={13}>
          Bu fatura, kanıt tutulmadan önce kesildi. Gönderilirken aynı denetimlerden geçer; geçmezse gönderilmez.
        </Text>
      ) : (
        <>
          <PlainList gap={6} aria-label="Faturanın geçtiği denetimler">
            {kanit.denetimler.map((d) => (
              <Flex key={d.Denetim} component="li" gap={8}>
                <IconCircleCheck size={16} color="var(--ok)" style={{ marginTop: 3 }} aria-hidden />
                <span>{KANIT_DENETIMLERI[d.Denetim]}</span>
              </Flex>
            ))}
          </PlainList>
          <Text mt={8} c="dimmed" fz={13}>{`${zamanYaz(kanit.Zaman)} tarihinde, XML’in SHA-256 özeti ile:`}</Text>
          <Text mt={4} ff="var(--mono, monospace)" fz={12} className="anywhere">
            {kanit.Sha256}
          </Text>
          {!kanit.denetimler.some((d) => d.Denetim === 'sema') && (
            <Text mt={8} c="dimmed" fz={13}>
              Resmî UBL-TR şeması bu kurulumda tanımlı değildi; XML, öğelerin kendi düzen tablomuzdaki sırasına tutuldu.
            </Text>
          )}
        </>
      )}
    </Panel>
  );
}
