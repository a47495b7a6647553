import { randomBytes } from "node:crypto";
import { join } from "node:path";
import { type Disk, inFolder, removeIfThere } from "./disk.ts";

/** A draft takes milliseconds to write. After an hour its server is gone, on whatever machine. */
const abandonedAfterMs = 3_600_000;

/** Files are written under a name of their own first, so that nobody ever sees half a file. */
export function createDrafts(folder: string, disk: Disk, clock: () => number) {
  return { write, clearAbandoned };

  /** Resolves with the path once the content would survive a power cut. */
  async function write(id: string, bytes: Uint8Array, modifiedAt?: Date): Promise<string> {
    const path = join(folder, `${id}.${randomBytes(8).toString("hex")}`);
    const file = await inFolder(disk, folder, () => disk.create(path));
    try {
      try {
        await file.write(bytes);
        await file.sync();
      } finally {
        await file.close();
      }
      if (modifiedAt) await disk.setModifiedAt(path, modifiedAt.getTime());
    } catch (error) {
      await disk.remove(path).catch(() => {});
      throw error;
    }
    return path;
  }

  /**
   * Removes what killed servers were writing. They never answered for it, so nobody relies on it.
   * Only the age of a draft is a safe sign: another server on the folder may be writing right now.
   */
  async function clearAbandoned() {
    for (const file of await inFolder(disk, folder, () => disk.list(folder))) {
      const path = join(folder, file);
      const { modifiedAt } = await disk.inspect(path).catch(() => ({ modifiedAt: clock() }));
      if (clock() - modifiedAt > abandonedAfterMs) await removeIfThere(disk, path);
    }
  }
}
