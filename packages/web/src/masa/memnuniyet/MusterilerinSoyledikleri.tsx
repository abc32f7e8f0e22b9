import { Text } from '@mantine/core';
import { sayiYaz } from '@masabasi/core/platform/text/metin';
import { istanbulGunu, tarihYaz } from '@masabasi/core/platform/time/tarih';
import { memnuniyet as oda } from '../../calls/memnuniyet.ts';
import { useEndpoint } from '../../platform/call/api.ts';
import { Field, Fields } from '../../ui/Fields.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { PlainList } from '../../ui/PlainList.tsx';

/**
 * Customers' answers about the person's own work. Only this person sees them here, and only from a minimum number on.
 */
export function MusterilerinSoyledikleri() {
  const { data } = useEndpoint(oda.musterilerinSoyledikleri, {});
  if (!data?.ozet) return null;
  const { ozet, tesekkurler } = data;
  return (
    <Panel title="Müşterilerin söyledikleri" padded>
      <Fields>
        <Field name="Son 12 ayda yanıt">{sayiYaz(ozet.Yanit)}</Field>
        <Field name="Ortalama puan">{ozet.Puan !== null && `${sayiYaz(ozet.Puan)} / 100`}</Field>
        <Field name="Memnun kalan">{ozet.Csat !== null && `%${sayiYaz(ozet.Csat)}`}</Field>
      </Fields>
      {tesekkurler.length > 0 && (
        <PlainList gap={12} mt={16} aria-label="Teşekkürler">
          {tesekkurler.map((t) => (
            <li key={`${t.Zaman} ${t.Yorum}`}>
              <Text className="lines">{t.Yorum}</Text>
              <Text fz={13} c="dimmed" className="lines">{`${t.Proje} · ${tarihYaz(istanbulGunu(t.Zaman))}`}</Text>
            </li>
          ))}
        </PlainList>
      )}
    </Panel>
  );
}
