package org.chevalet.tournament;

import io.quarkus.hibernate.orm.panache.PanacheEntityBase;
import io.quarkus.panache.common.Sort;
import jakarta.persistence.Column;
import jakarta.persistence.Entity;
import jakarta.persistence.GeneratedValue;
import jakarta.persistence.GenerationType;
import jakarta.persistence.Id;
import jakarta.persistence.Table;
import java.time.Instant;
import java.util.List;
import org.chevalet.core.rules.TabletSettings;
import org.jspecify.annotations.Nullable;

/** A tournament as the arbiter prepares it. */
@Entity
@Table(name = "tournament")
public class TournamentEntity extends PanacheEntityBase {

    @Id
    @GeneratedValue(strategy = GenerationType.IDENTITY)
    public Long id;

    @Column(name = "name")
    public String name;

    @Column(name = "created_at")
    public Instant createdAt;

    @Column(name = "rule_set")
    public String ruleSet;

    @Column(name = "round_seconds")
    public int roundSeconds;

    @Column(name = "scores_asked")
    public boolean scoresAsked;

    @Column(name = "arbiter_plays")
    public boolean arbiterPlays;

    /** The word list chosen; null when it came with an imported tournament and is not on this computer. */
    @Column(name = "word_list")
    public @Nullable Integer wordList;

    /** The formula as JSON; null for the usual one. */
    @Column(name = "formula")
    public @Nullable String formula;

    /** What tablets do, as JSON; null for the usual. */
    @Column(name = "tablets")
    public @Nullable String tablets;

    TabletSettings tablets() {
        return tablets == null ? TabletSettings.USUAL : TabletSettingsJson.read(tablets);
    }

    void doing(TabletSettings chosen) {
        tablets = chosen.equals(TabletSettings.USUAL) ? null : TabletSettingsJson.write(chosen);
    }

    Formula formula() {
        return formula == null ? Formula.USUAL : FormulaJson.read(formula);
    }

    void playing(Formula chosen) {
        formula = chosen.equals(Formula.USUAL) ? null : FormulaJson.write(chosen);
    }

    static List<TournamentEntity> newestFirst() {
        return listAll(Sort.descending("id"));
    }
}
