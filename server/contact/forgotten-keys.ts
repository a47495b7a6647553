import { join } from "node:path";
import { type Disk, inFolder, removeIfThere } from "./disk.ts";
import type { Drafts } from "./drafts.ts";

const extension = ".known";

/**
 * Empty files named after messages whose text has been deleted, so that a message that is sent
 * again after that is still recognised. They hold nothing that a visitor wrote.
 */
export function createForgottenKeys(folder: string, drafts: Drafts, disk: Disk) {
  const pathOf = (id: string) => join(folder, id + extension);
  return {
    async has(id: string) {
      return disk.inspect(pathOf(id)).then(
        () => true,
        () => false,
      );
    },
    /** Resolves once the key would survive a power cut. */
    async add(id: string, at: Date) {
      const draft = await drafts.write(id, new Uint8Array(), at);
      await inFolder(disk, folder, () => disk.rename(draft, pathOf(id)));
      await disk.syncFolder(folder);
    },
    async clearOlderThan(before: Date) {
      const names = await inFolder(disk, folder, () => disk.list(folder));
      for (const name of names.filter((name) => name.endsWith(extension))) {
        const path = join(folder, name);
        const { modifiedAt } = await disk.inspect(path).catch(() => ({ modifiedAt: Infinity }));
        if (modifiedAt < before.getTime()) await removeIfThere(disk, path);
      }
    },
  };
}
