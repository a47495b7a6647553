import { Document, Link, Page, Text, View } from "@react-pdf/renderer";
import type { ReactNode } from "react";
import { formatYears } from "#app/format/years.ts";
import type { ExperienceEntry, Profile } from "#content/types.ts";
import type { HouseColours } from "../house-colours.ts";
import type { FontChains } from "../static-fonts.ts";
import { resumeStyles } from "./styles.ts";

export type ResumeProps = {
  owner: Profile;
  /** In the metadata, which any script can be written in. */
  documentAuthor: string;
  website: string;
  colours: HouseColours;
  fonts: FontChains;
};

type Styles = ReturnType<typeof resumeStyles>;

/** The About page on paper: the same text, in the same order, under the same codes. */
export function Resume({ owner, documentAuthor, website, colours, fonts }: ResumeProps) {
  const styles = resumeStyles(colours, fonts);
  const pairs = [
    { title: "Languages", pairs: owner.languages },
    { title: "Certification", pairs: owner.certifications },
  ].filter(({ pairs }) => pairs.length > 0);
  return (
    <Document
      title={`${documentAuthor}: Resume`}
      author={documentAuthor}
      subject={owner.headline}
      keywords={owner.skills.flatMap((group) => group.items).join(", ")}
      language="en"
      pdfVersion="1.7"
      creator={website}
      producer="react-pdf"
    >
      <Page size="A4" style={styles.page}>
        <Foot name={owner.name} styles={styles} />
        <Heading owner={owner} website={website} styles={styles} />
        <View style={styles.introduction}>
          {owner.introduction.map((paragraph) => (
            <Text key={paragraph} style={styles.prose}>
              {paragraph}
            </Text>
          ))}
        </View>
        {owner.experience.length > 0 && (
          <Section code="1000" title="Experience and education" styles={styles}>
            {owner.experience.map((entry, index) => (
              <Entry
                key={`${entry.from} ${entry.title}`}
                entry={entry}
                last={index === owner.experience.length - 1}
                styles={styles}
              />
            ))}
          </Section>
        )}
        {owner.skills.length > 0 && (
          <Section code="2000" title="Skills" styles={styles}>
            {owner.skills.map(({ category, items }, index) => (
              <View
                key={category}
                style={[
                  styles.row,
                  styles.indented,
                  index === owner.skills.length - 1 ? {} : styles.ruled,
                ]}
                wrap={false}
              >
                <Text style={styles.group}>{category}</Text>
                <Text style={styles.items}>{items.join(", ")}</Text>
              </View>
            ))}
          </Section>
        )}
        {pairs.length > 0 && (
          <Section
            code="3000"
            title={sentenceCase(pairs.map(({ title }) => title))}
            styles={styles}
          >
            <View style={styles.columns}>
              {pairs.map((list) => (
                <Pairs key={list.title} {...list} styles={styles} />
              ))}
            </View>
          </Section>
        )}
        <View style={styles.doubleRule} />
      </Page>
    </Document>
  );
}

function Heading({
  owner,
  website,
  styles,
}: Pick<ResumeProps, "owner" | "website"> & { styles: Styles }) {
  return (
    <View>
      <Text style={styles.label}>
        {owner.location} · {owner.field}
      </Text>
      <Text style={styles.name}>{owner.name}</Text>
      <Text style={styles.headline}>{owner.headline}</Text>
      <View style={styles.contact}>
        <Link src={`mailto:${owner.email}`} style={styles.link}>
          {owner.email}
        </Link>
        {owner.phone && (
          <Link src={`tel:${owner.phone.replace(/\(0\)|[^\d+]/g, "")}`} style={styles.link}>
            {owner.phone}
          </Link>
        )}
        <Link src={website} style={styles.link}>
          {withoutProtocol(website)}
        </Link>
        <Link src={owner.linkedin} style={styles.link}>
          {withoutProtocol(owner.linkedin)}
        </Link>
      </View>
    </View>
  );
}

function Section({
  code,
  title,
  styles,
  children,
}: {
  code: string;
  title: string;
  styles: Styles;
  children: ReactNode;
}) {
  return (
    <View style={styles.section}>
      {/* A heading is never left alone at the bottom of a page. */}
      <View style={styles.sectionHeading} minPresenceAhead={80} wrap={false}>
        <Text style={styles.code}>{code}</Text>
        <Text style={styles.sectionTitle}>{title}</Text>
      </View>
      {children}
    </View>
  );
}

type EntryProps = { entry: ExperienceEntry; last: boolean; styles: Styles };

function Entry({ entry, last, styles }: EntryProps) {
  return (
    <View style={last ? styles.row : [styles.row, styles.ruled]} wrap={false}>
      <Text style={styles.margin}>{formatYears(entry)}</Text>
      <View style={styles.body}>
        <Text style={styles.entryTitle}>{entry.title}</Text>
        <Text style={styles.organisation}>{entry.organisation}</Text>
        <Text style={styles.description}>{entry.description}</Text>
      </View>
    </View>
  );
}

function Pairs({
  title,
  pairs,
  styles,
}: {
  title: string;
  pairs: readonly { name: string; level: string }[];
  styles: Styles;
}) {
  return (
    <View style={styles.body}>
      <Text style={styles.pairsTitle}>{title}</Text>
      {pairs.map(({ name, level }) => (
        <View key={name} style={[styles.pair, styles.ruled]}>
          <Text style={styles.prose}>{name}</Text>
          <Text style={styles.level}>{level}</Text>
        </View>
      ))}
    </View>
  );
}

function Foot({ name, styles }: { name: string; styles: Styles }) {
  return (
    <View style={styles.foot} fixed>
      <Text style={styles.label}>{name}</Text>
      <Text
        style={styles.label}
        render={({ pageNumber, totalPages }) => `${pageNumber} / ${totalPages}`}
      />
    </View>
  );
}

/** `Languages and certification`. */
function sentenceCase([first = "", ...rest]: readonly string[]) {
  return [first, ...rest.map((title) => title.toLowerCase())].join(" and ");
}

function withoutProtocol(address: string) {
  return address.replace(/^https?:\/\/(www\.)?/, "").replace(/\/$/, "");
}
