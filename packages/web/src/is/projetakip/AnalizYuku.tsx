import { Text } from '@mantine/core';
import { GUNLUK_SAAT, saatYaz } from '@masabasi/core/is/projetakip/deger';
import type { AnalizGrafigi } from '@masabasi/core/is/projetakip/satirlar';
import { DOLULUKLAR, dolulugu } from '@masabasi/core/is/projetakip/yuk';
import { type Gun, tarihYaz } from '@masabasi/core/platform/time/tarih';
import { useAnalizAdresi } from './analizAdresi.ts';
import { HeatTable } from '../../ui/HeatTable.tsx';
import { Panel } from '../../ui/Panel.tsx';

/** Hours by person and week: entered hours for past weeks, and from this week on the remaining hours of their plans. */
export function AnalizYuku({ grafik: { haftalar, yuk }, gun }: { readonly grafik: AnalizGrafigi; readonly gun: Gun }) {
  const { planlar } = useAnalizAdresi();
  return (
    <Panel title="Yazılan ve Kalan Saat" padded>
      <Text mb={8} fz={13} c="dimmed">
        Yazılan saatler ile bu haftadan sonra sorumlu olunan onaylı planlardan kalan saatler; ikisi toplanır ve haftanın
        çalışma günlerine ({GUNLUK_SAAT} saat) oranla boyanır. Ada göredir: sıralama değildir.
      </Text>
      {yuk.length === 0 ? (
        <Text mb={8} fz={13} c="dimmed">
          Bu aralıkta yazılmış ya da kalan saat yok.
        </Text>
      ) : (
        <HeatTable
          label="Haftalık saatler"
          corner="Kişi"
          none="yok"
          columns={haftalar.map((h) => ({
            key: h.Ilk,
            name: tarihYaz(h.Ilk).slice(0, 5),
            current: gun >= h.Ilk && gun <= h.Son,
          }))}
          rows={yuk.map((k) => ({
            key: k.KisiId,
            head: k.Kisi,
            cells: haftalar.map((h, i) => {
              const [yazilan, kalan] = [k.Yazilan[i]!, k.Kalan[i]!];
              const saat = yazilan + kalan;
              const sinir = h.IsGunu * GUNLUK_SAAT;
              return saat === 0
                ? null
                : {
                    tone: dolulugu(saat, sinir),
                    text: String(Math.round(saat)),
                    name: `${k.Kisi}, ${tarihYaz(h.Ilk)} haftası: ${saatYaz(yazilan)} saat yazıldı, ${saatYaz(kalan)} saat kaldı, ${sinir} saatlik hafta`,
                    to: planlar({ hafta: h.Ilk, yuk: k.KisiId }),
                  };
            }),
          }))}
          legend={DOLULUKLAR.map((d) => ({ tone: d.ton, text: d.ad }))}
        />
      )}
    </Panel>
  );
}
