import { Flex, Text } from '@mantine/core';
import type { GorevDurumu } from '@masabasi/core/is/gorev/rules';
import type { GorevSatiri } from '@masabasi/core/is/gorev/satirlar';
import { kayitYolu, SAYFA } from '@masabasi/core/platform/screen/sayfa';
import { tarihYaz } from '@masabasi/core/platform/time/tarih';
import IconArrowsMove from '~icons/tabler/arrows-move';
import { KisiYuzu } from '../../kisi/personel/KisiYuzu.tsx';
import { RenkliAd } from '../../platform/tanim/RenkliAd.tsx';
import { Menu } from '../../ui/Menu.tsx';
import { RecordLink } from '../../ui/RecordLink.tsx';

export interface GorevPanoKartiProps {
  readonly g: GorevSatiri;
  /** The states that are allowed next. */
  readonly hamleler: readonly { readonly nereye: GorevDurumu; readonly ad: string }[];
  readonly onHamle: (nereye: GorevDurumu) => void;
  /** One place up or down. */
  readonly onKaydir: (kac: 1 | -1) => void;
  readonly onAc: (Id: number) => void;
}

/** A task on the board: its title, due date and people. */
export function GorevPanoKarti({ g, hamleler, onHamle, onKaydir, onAc }: GorevPanoKartiProps) {
  const onde = g.AciliyetRenk === 'turuncu' || g.AciliyetRenk === 'kirmizi';
  return (
    <div data-key={g.Id}>
      <Flex gap={4} align="center" mih={24}>
        <Text span fz={13} className="tnum">
          <RecordLink to={kayitYolu(SAYFA.isler[0], g.Id)} onOpen={() => onAc(g.Id)} className="nowrap">
            {g.No}
          </RecordLink>
        </Text>
        <Menu
          label={`Taşı: ${g.No}`}
          button={<IconArrowsMove size={15} color="var(--text-2)" aria-hidden />}
          look="small"
          items={[
            { label: 'Yukarı Al', onClick: () => onKaydir(-1) },
            { label: 'Aşağı Al', onClick: () => onKaydir(1) },
            ...hamleler.map((h, i) => ({
              label: h.ad,
              onClick: () => onHamle(h.nereye),
              danger: h.nereye === 'iptal',
              separated: i === 0,
            })),
          ]}
        />
      </Flex>
      <Text mt={2} fw={500} lineClamp={4} title={g.Baslik} className="anywhere">
        {g.Baslik}
      </Text>
      <Flex gap={6} align="center" mt={2}>
        {onde && <RenkliAd renk={g.AciliyetRenk} ad={g.Aciliyet} />}
        <Text fz={13} c="dimmed" truncate title={g.Proje}>
          {g.Proje}
        </Text>
      </Flex>
      {g.Engel !== null && (
        <Text fz={13} c="var(--danger)" className="anywhere">
          Takıldı: {g.Engel}
        </Text>
      )}
      <Flex gap={4} align="center" mih={24} mt={6} fz={12}>
        {g.Termin && (
          <span className={g.Gecikti ? 'danger' : undefined}>
            {tarihYaz(g.Termin)}
            {g.Gecikti && <span className="visually-hidden">, gecikti</span>}
          </span>
        )}
        {g.AtananId !== null && g.Atanan !== null && (
          <Text span ml="auto">
            <KisiYuzu id={g.AtananId} ad={g.Atanan} size={24} />
            <span className="visually-hidden">{g.Atanan}</span>
          </Text>
        )}
      </Flex>
    </div>
  );
}
