import { join } from "node:path";
import { type Disk, hasCode, inFolder, removeIfThere } from "./disk.ts";

const extension = ".known";

/**
 * Empty files named after messages whose text is not here any more, or never was, so that a message that is sent
 * again is still recognised. They hold nothing that a visitor wrote, and a full disk still takes them.
 */
export function createForgottenKeys(folder: string, disk: Disk) {
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
      try {
        const file = await inFolder(disk, folder, () => disk.create(pathOf(id)));
        await file.close();
      } catch (error) {
        if (!hasCode(error, "EEXIST")) throw error;
      }
      await disk.setModifiedAt(pathOf(id), at.getTime());
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
